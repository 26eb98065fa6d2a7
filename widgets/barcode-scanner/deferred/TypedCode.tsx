import { useState } from 'react';
import { CHASSIS_LENGTH } from '#domain/vehicle/vehicle';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { type Code, codeOf } from './accept-code';
import { texts } from './messages';

interface TypedCodeProps {
  accept: 'vin' | 'any';
  onCode(code: Code): void;
}

/**
 * The way without a camera. A typed VIN whose check digit is wrong is asked about once: it is as often a slip as a VIN
 * that has none.
 */
export function TypedCode({ accept, onCode }: TypedCodeProps) {
  const messages = useMessages(texts);
  /** The VIN that was asked about. */
  const [doubted, setDoubted] = useState('');
  const isVin = accept === 'vin';
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    async check({ code = '' }) {
      if (!code.trim()) return { code: isVin ? messages.vinMissing : messages.codeMissing };
      if (codeOf(code, 'typed', accept)) return {};
      const count = code.replace(/[-\s]/g, '').length;
      return {
        code: count === CHASSIS_LENGTH ? messages.wrongVin : fillMessage(messages.vinLength, { count }),
      };
    },
    async send({ code = '' }) {
      const found = codeOf(code, 'typed', accept);
      if (!found) return;
      if (isVin && found.hasCheckDigit === false && doubted !== found.code) return setDoubted(found.code);
      onCode(found);
    },
  });
  const typed = codeOf(form.values.code ?? '', 'typed', accept)?.code;
  const asks = !!doubted && typed === doubted;
  return (
    <form noValidate className="typed" onSubmit={form.onSubmit}>
      <TextField
        form={form}
        name="code"
        label={isVin ? messages.typed : messages.typedAny}
        hint={isVin ? messages.typedHint : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={isVin ? 'input read-code upper' : 'input read-code'}
      />
      <div role="status">{asks && <p className="notice">{messages.unchecked}</p>}</div>
      <Button kind="plain" type="submit">
        {asks ? messages.useAnyway : messages.use}
      </Button>
    </form>
  );
}
