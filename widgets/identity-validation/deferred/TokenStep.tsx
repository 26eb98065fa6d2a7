import { useState } from 'react';
import { ResendCode } from '#features/account/ResendCode';
import { TokenForm } from './forms';
import type { Validation } from './use-validation';

interface TokenStepProps {
  validation: Validation;
  send(id: string, token: string): Promise<void>;
  /** Has another token sent. Resolves to whether one was. */
  resend(id: string): Promise<boolean>;
  /** When another token may be asked for, in milliseconds since 1970 by this device; 0 if that is not known. */
  resendAt: number;
}

/** The token sent to the phone, and another one. What is typed stays until another token was sent. */
export function TokenStep({ validation, send, resend, resendAt }: TokenStepProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      {/* Another token has another form: what was typed for the one before, and its refusal, mean nothing for it. */}
      <TokenForm key={count} validation={validation} send={send} />
      <ResendCode
        notBefore={resendAt}
        resend={async () => {
          const isSent = await resend(validation.id);
          if (isSent) setCount((before) => before + 1);
          return isSent;
        }}
      />
    </>
  );
}
