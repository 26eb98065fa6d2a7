// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#domain/validation/refusal';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { type Confirmation, useConfirmation } from '#features/staff/use-confirmation';
import { ServiceError } from '#services/http/service-error';
import { act } from '../../lib/act';
import { click, leave, letDialogsOpen, render, settle, text, type } from '../../lib/render';

interface Dealer {
  id: string;
  name: string;
}
const DEALER = { id: '1', name: 'Norte' };
const call = {
  perform: vi.fn(async (_dealer: Dealer, _reason: string): Promise<unknown> => undefined),
  conflict: 'Mudou',
  notDone: 'Nada foi feito',
  onDone: vi.fn(),
  onUnknown: vi.fn(),
};
let confirmation: Confirmation<Dealer>;
function View() {
  confirmation = useConfirmation<Dealer>(call);
  return (
    <ConfirmedAction
      confirmation={confirmation}
      title={({ name }) => `Bloquear ${name}?`}
      action="Bloquear"
      reasonLength={3}
    >
      <p>Sai das buscas.</p>
    </ConfirmedAction>
  );
}
const ask = async (reason: string) => {
  await act(() => confirmation.ask(DEALER));
  await type('dialog textarea', reason);
};
const answer = async () => {
  await click(document.querySelector('dialog .actions button') as Element);
  await settle();
};
const problem = () => text('dialog [role=alert].notice');
const http = (status: number) => new ServiceError('http', 'DLR-11', String(status), status);

describe('an action that is confirmed', () => {
  beforeEach(async () => {
    letDialogsOpen();
    await render(<View />);
  });
  afterEach(async () => {
    await leave();
    vi.clearAllMocks();
  });

  it('asks for nothing before a record is chosen', () => {
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is done for its record with the reason, and closes', async () => {
    await ask('dívida');
    expect(text('#dialog-title')).toBe('Bloquear Norte?');
    expect(text('dialog')).toContain('Sai das buscas.');
    await answer();
    expect(call.perform).toHaveBeenCalledExactlyOnceWith(DEALER, 'dívida');
    expect(call.onDone).toHaveBeenCalledExactlyOnceWith(DEALER, 'dívida');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is not done without its reason', async () => {
    await ask('');
    await answer();
    expect(call.perform).not.toHaveBeenCalled();
  });

  it('is sent once, however often it is confirmed', async () => {
    let end = () => {};
    call.perform.mockImplementationOnce(() => new Promise<void>((go) => (end = go)));
    await ask('dívida');
    await act(() => {
      void confirmation.confirm('dívida');
    });
    await act(() => {
      void confirmation.confirm('dívida');
    });
    await act(end);
    expect(call.perform).toHaveBeenCalledOnce();
    expect(call.onDone).toHaveBeenCalledOnce();
  });

  const refused = refusal({ reason: 'Motivo curto demais.' });
  it.each([
    [http(409), 'Mudou'],
    [http(403), 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    [http(404), 'Nada foi feito'],
    [new ServiceError('http', 'DLR-11', '422', 422, undefined, refused), 'Motivo curto demais.'],
    [http(422), 'Nada foi feito'],
  ])('says why it was refused, and keeps the reason: %s', async (error, words) => {
    call.perform.mockRejectedValueOnce(error);
    await ask('dívida');
    await answer();
    expect(problem()).toBe(words);
    expect((document.querySelector('dialog textarea') as HTMLTextAreaElement).value).toBe('dívida');
    expect(call.onUnknown).not.toHaveBeenCalled();
    await answer();
    expect(call.onDone).toHaveBeenCalledOnce();
  });

  it.each([http(503), new ServiceError('network', 'DLR-11', 'lost')])(
    'says that an answer was lost, and has the list loaded again: %s',
    async (error) => {
      call.perform.mockRejectedValueOnce(error);
      await ask('dívida');
      await answer();
      expect(problem()).toContain('Não sabemos se isto foi feito');
      expect(call.onUnknown).toHaveBeenCalledOnce();
      await act(() => confirmation.close());
      await act(() => confirmation.ask(DEALER));
      expect(document.querySelector('dialog [role=alert].notice')).toBeNull();
    },
  );
});
