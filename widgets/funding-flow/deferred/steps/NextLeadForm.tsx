import { useRef, useState } from 'react';
import { messagesOf, type Refusal } from '../../../../src/domain/refusal';
import { country } from '../../../../src/page/core/metadata';
import { useHost } from '../../../../src/ui/core/host-context';
import { Button } from '../../../../src/ui/parts/Button';
import { $flow, applyProposal, transition } from '../flow-store';
import { PersonSummary } from '../proposal/PersonSummary';
import { PlanSummary } from '../proposal/PlanSummary';
import { sendRequest } from '../proposal/request';
import { useFlowPage } from '../shell/flow-context';
import { DealerChoice } from './DealerChoice';

/** The plan and the person that a seller continues with, for a last check. */
export function NextLeadForm() {
  const { element } = useHost();
  const { messages: w, state } = useFlowPage();
  const [status, setStatus] = useState<'' | 'sending' | 'failed'>('');
  const [refused, setRefused] = useState<string[]>([]);
  const busy = useRef(false);
  const { simulation, contact } = state;
  const onSend = async () => {
    if (busy.current) return;
    busy.current = true;
    const { source } = state.progress;
    setStatus('sending');
    setRefused([]);
    try {
      const made = await sendRequest('QUOTATION', contact, element);
      // A visitor who has started again has another source.
      if ($flow.get().progress.source !== source) return;
      applyProposal(made, source);
      transition('send', { requested: true });
    } catch (error) {
      setRefused(messagesOf((error as { refusal?: Refusal }).refusal));
      setStatus('failed');
    } finally {
      busy.current = false;
    }
  };
  const names = { ...w, cpf: country() === 'AR' ? w.dni : w.cpf };
  return (
    <>
      <p>{w.requestHint}</p>
      <div className="flow-columns">
        <div>
          <h4>{w.plan}</h4>
          {simulation && <PlanSummary simulation={simulation} />}
        </div>
        <div>
          <h4>{names.you}</h4>
          <PersonSummary person={contact} />
          <DealerChoice />
        </div>
      </div>
      {status === 'failed' && (
        <p className="notice bad" role="alert">
          <b>{w.sendFailed}.</b> {refused.length > 0 ? refused.join(' ') : w.kept}
        </p>
      )}
      <div className="flow-buttons">
        <Button kind="plain" disabled={status === 'sending'} onClick={() => transition('back')}>
          {w.back}
        </Button>
        <Button busy={status === 'sending'} onClick={onSend}>
          {status === 'failed' ? w.retry : w.ask}
        </Button>
      </div>
    </>
  );
}
