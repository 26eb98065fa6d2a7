import { useCallback, useEffect, useRef } from 'react';
import { RegisterForm } from '../applicant/ApplicantForm';
import type { RegisterValues } from '../applicant/applicant';
import { $flow, go, patch } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';

/** Everything a bank asks of a person; what was typed stays, whatever way the visitor goes. */
export function Register() {
  const { state } = useFlowPage();
  const initial = useRef(state.register);
  const keep = useCallback((register: Partial<RegisterValues>) => patch({ register }), []);
  // What was refused may be another value when the visitor comes back to it.
  useEffect(() => () => patch({ refused: undefined }), []);
  const done = (register: RegisterValues) => {
    const { name, email, phone, cpf } = register;
    patch({
      register,
      refused: undefined,
      problem: null,
      contact: { ...$flow.get().contact, name, email, phone, cpf },
    });
    go('next', { registered: true });
  };
  return (
    <RegisterForm
      initial={initial.current}
      onValues={keep}
      onDone={done}
      onBack={() => go('back')}
      {...(state.refused && { refused: state.refused })}
    />
  );
}
