import { ContactConsents } from '../../../../src/features/contact/ContactConsents';
import { ContactFields } from '../../../../src/features/contact/ContactFields';
import type { Contact } from '../../../../src/features/contact/contact';
import { country } from '../../../../src/page/core/metadata';
import { fillMessage } from '../../../../src/ui/core/host-context';
import { SendFailure } from '../../../../src/ui/core/SendFailure';
import { FormMessages } from '../../../../src/ui/FormMessages';
import { Button } from '../../../../src/ui/parts/Button';
import { useLeaveGuard } from '../../../../src/ui/parts/use-leave-guard';
import { $flow, transition, updateFlow } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { CarLine, NoCar } from './CarLine';
import { DealerChoice } from './DealerChoice';
import { useContact } from './use-contact';

const FIELDS = ['name', 'cpf', 'email', 'phone', 'allowEmail'] as const satisfies readonly (keyof Contact)[];

/** The visitor's contact data and the car of the simulation. */
export function InitialData() {
  const { messages: w, found } = useFlowPage();
  const form = useContact(async (values) => {
    const { name = '', email = '', phone = '', cpf = '' } = values;
    // The applicant form has the same fields: the last typed values apply.
    updateFlow({ register: { ...$flow.get().register, name, email, phone, cpf } });
    transition('next', { identified: true });
  }, true);
  const { errors, status, refused } = form;
  useLeaveGuard(!!form.values.name && status !== 'sent');
  const back = (
    <Button kind="plain" onClick={() => transition('back')}>
      {w.back}
    </Button>
  );
  if (!found.car) {
    return (
      <>
        <NoCar />
        <div className="flow-buttons">{back}</div>
      </>
    );
  }
  const names = { ...w, cpf: country() === 'AR' ? w.dni : w.cpf, allowEmail: w.consents };
  const wrong = FIELDS.filter((field) => errors[field]).map((field) => names[field]);
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={status === 'sending'}>
      <FormMessages form={form} />
      <CarLine />
      <DealerChoice />
      {/* Sighted visitors see them at their fields. */}
      <p className="sr" role="alert" key={refused}>
        {refused > 0 && wrong.length > 0 && fillMessage(w.check, { fields: wrong.join(', ') })}
      </p>
      <div className="flow-grid">
        <ContactFields form={form} labels={w} />
      </div>
      <ContactConsents form={form} labels={w} />
      <p className="muted small">{w.privacy}</p>
      <SendFailure form={form} />
      <div className="flow-buttons">
        {back}
        <Button type="submit" busy={status === 'sending'}>
          {w.next}
        </Button>
      </div>
    </form>
  );
}
