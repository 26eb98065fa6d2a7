import { propose } from '#demo-pages/sandbox/rules/proposals';
import { simulate } from '#demo-pages/sandbox/rules/simulations';
import type { FundingSource } from '#domain/financing/adapter';
import type { FundingFlowStep } from '#domain/status/screen-steps';
import { forgetPlan } from '#features/funding/funding-plan';
import {
  $flow,
  applyProposal,
  resetFlow,
  restore,
  transition,
  updateFlow,
} from '#widgets/funding-flow/deferred/flow-store';
import { FUNDING_STEP_PARAMETER } from '#widgets/funding-flow/deferred/shell/use-flow';
import { sandbox } from './sandbox';

/** The car of the stories, as attributes say it. */
export const FUNDED = { mvs: '358AF11', year: 2026, price: 119_990 };
export const CONTACT = {
  name: 'Ana Nogueira',
  email: 'ana@correio.example',
  phone: '(11) 95550-0101',
  cpf: '111.222.304-51',
  allowEmail: true,
};
const REGISTER = {
  name: CONTACT.name,
  email: CONTACT.email,
  phone: CONTACT.phone,
  cpf: CONTACT.cpf,
  birthday: '20/11/1990',
  motherName: 'Rosa Nogueira',
  civilState: 'SINGLE',
  occupation: 'RETIRED',
  salary: '4.500,00',
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  homeNumber: '900',
  complement: '',
  neighborhood: 'Bela Vista',
  cityName: 'São Paulo',
  stateCode: 'SP',
};

/** As on a first visit. */
export function freshFlow(): void {
  const url = new URL(location.href);
  url.searchParams.delete(FUNDING_STEP_PARAMETER);
  history.replaceState(history.state, '', url);
  sessionStorage.clear();
  forgetPlan();
  resetFlow();
  // What is arranged is not restored over.
  restore(null);
}

const MINUTE = 60_000;

interface Way {
  source?: FundingSource;
  cpf?: string;
  /** Minutes since the proposal was sent. */
  later?: number;
  /** What the car costs, where it is not what cars of stories usually do. */
  price?: number;
}

/** The visitor has come as far as a step; of a proposal, the sandbox's bank says what becomes of it. */
export const cameTo =
  (
    wanted: FundingFlowStep,
    { source = 'CDC', cpf = CONTACT.cpf, later = 0, price = FUNDED.price }: Way = {},
  ) =>
  () => {
    freshFlow();
    const there = () => $flow.get().step === wanted;
    if (there()) return;
    if (source === 'ZFLOW') {
      transition('external-failed', { source });
      return;
    }
    transition('choose', { source });
    if (there()) return;
    updateFlow({ contact: { ...CONTACT, cpf } });
    transition('next', { identified: true });
    if (there()) return;
    const final = { ...(/NEXT|BALAO/.test(source) && { finalInstallmentPercentage: 30 }) };
    const simulation = simulate(sandbox.world, {
      ...FUNDED,
      price,
      source,
      planType: 'MSC',
      entrancePercent: 30,
      numberOfInstallments: 36,
      ...final,
    });
    updateFlow({ simulation, simulationId: simulation.id, register: { ...REGISTER, cpf } });
    transition('next', { simulated: true });
    if (there()) return;
    const sent = () => {
      const { id } = simulation;
      const made = propose(sandbox.world, {
        simulationId: id,
        cpf,
        name: CONTACT.name,
        event: 'PROPOSAL_SENT',
      });
      applyProposal(made, source);
      if (later > 0) sandbox.world.advance(later * MINUTE);
    };
    if (source === 'NEXT') {
      sent();
      transition('send');
      return;
    }
    transition('next', { registered: true });
    if (there()) return;
    sent();
    transition('send');
    if (wanted === 'funding-resume') transition('leave');
  };
