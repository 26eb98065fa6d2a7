import { useCallback, useEffect, useRef } from 'react';
import { RegisterForm } from '#features/applicant/ApplicantForm';
import type { RegisterValues } from '#features/applicant/applicant';
import type { RegisterPart } from '#features/applicant/parts';
import { $flow, transition, updateFlow } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { useBankForm } from '../use-bank-form';

/** The step of the applicant data; typed values survive leaving it in either direction. */
export function Register() {
  const { state, heading } = useFlowPage();
  const choices = useBankForm();
  const initial = useRef(state.register);
  const showPart = useCallback((part: RegisterPart) => updateFlow({ part }), []);
  const store = useCallback((register: Partial<RegisterValues>) => updateFlow({ register }), []);
  // Errors do not apply any more when the visitor comes back: the values may have changed.
  useEffect(() => () => updateFlow({ refused: undefined }), []);
  const done = (register: RegisterValues) => {
    const { name, email, phone, cpf } = register;
    updateFlow({
      register,
      refused: undefined,
      problem: null,
      contact: { ...$flow.get().contact, name, email, phone, cpf },
    });
    transition('next', { registered: true });
  };
  return (
    <RegisterForm
      initial={initial.current}
      onValues={store}
      onDone={done}
      onBack={() => transition('back')}
      heading={heading}
      asked={state.bank?.asked ?? []}
      choices={choices}
      whole={state.progress.registered === true}
      part={state.part}
      onPart={showPart}
      {...(state.refused && { refused: state.refused })}
    />
  );
}
