import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/parts/Button';
import { showPopup } from '#ui/popups/popup-store';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { popup, settled } from '../lib/shadow';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Popup',
  parameters: aboutKit('Mensagem sobre a página; espera enquanto o visitante aponta para ela.'),
};
export default meta;

const Both = () => (
  <div className="row">
    <Button onClick={() => showPopup({ type: 'SUCCESS', text: 'SUA MENSAGEM FOI ENVIADA!' })}>Enviar</Button>
    <Button kind="plain" onClick={() => showPopup({ type: 'ERROR', text: 'FALHA AO ENVIAR MENSAGEM!' })}>
      Falhar
    </Button>
  </div>
);

export const Good: KitStory = {
  name: 'Sucesso',
  parameters: about('Fecha sozinho ou pelo botão.'),
  render: kit(Both),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Enviar' }).click();
    const text = await popup('SUA MENSAGEM FOI ENVIADA!');
    await expect(text.parentElement).toHaveAttribute('role', 'status');
    text.parentElement?.querySelector('button')?.click();
    await waitFor(() => expect(text.isConnected).toBe(false));
  }),
};

export const Bad: KitStory = {
  name: 'Erro',
  parameters: about('Interrompe o leitor de tela.'),
  render: kit(Both),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Falhar' }).click();
    const text = await popup('FALHA AO ENVIAR MENSAGEM!');
    await expect(text.parentElement).toHaveAttribute('role', 'alert');
    await settled(text);
  }),
};
