import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/parts/Button';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Button',
  parameters: aboutKit('Botão que mostra o andamento do que começou, sem mudar de largura nem de nome.'),
};
export default meta;

const pressed = fn();

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('O principal e o secundário.'),
  render: kit(() => (
    <div className="row">
      <Button onClick={pressed}>Enviar proposta</Button> <Button kind="plain">Cancelar</Button>
    </div>
  )),
  play: asWritten(async ({ canvasElement }) => {
    pressed.mockClear();
    const { getByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Enviar proposta' }).click();
    await expect(pressed).toHaveBeenCalledOnce();
  }),
};

function Sending() {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pressed();
        setBusy(true);
      }}
    >
      <Button type="submit" busy={busy}>
        Enviar proposta
      </Button>
    </form>
  );
}

export const Busy: KitStory = {
  name: 'Ocupado depois do clique',
  parameters: about('Dois cliques enviam uma vez; a largura e o nome não mudam, e a espera é anunciada.'),
  render: kit(Sending),
  play: asWritten(async ({ canvasElement }) => {
    pressed.mockClear();
    const { getByRole, findByText } = await insideKit(canvasElement);
    const button = getByRole('button', { name: 'Enviar proposta' });
    const { width } = button.getBoundingClientRect();
    button.focus();
    button.click();
    await findByText('Aguarde…', undefined, { timeout: 5000 });
    button.click();
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(getByRole('button', { name: 'Enviar proposta' })).toBe(button);
    await expect((button.getRootNode() as ShadowRoot).activeElement).toBe(button);
  }),
};

export const Progress: KitStory = {
  name: 'Com andamento conhecido',
  parameters: about('Uma barra na base do botão mostra o andamento.'),
  render: kit(() => (
    <div className="row">
      <Button busy progress={0.4}>
        Enviando documentos
      </Button>
      <Button kind="plain" busy progress={0.8}>
        Baixando proposta
      </Button>
    </div>
  )),
};

export const Disabled: KitStory = {
  name: 'Desativado',
  parameters: about('Continua acessível pelo teclado; um clique não faz nada.'),
  render: kit(() => (
    <Button disabled onClick={pressed}>
      Continuar
    </Button>
  )),
  play: asWritten(async ({ canvasElement }) => {
    pressed.mockClear();
    const { getByRole } = await insideKit(canvasElement);
    getByRole('button').click();
    await expect(pressed).not.toHaveBeenCalled();
  }),
};

export const Long: KitStory = {
  name: 'Palavras longas',
  parameters: about('O texto quebra dentro do botão.'),
  render: kit(() => (
    <div className="narrow">
      <Button>Quero receber o financiamento pré-aprovado na concessionária mais próxima</Button>
    </div>
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('A espera é anunciada em espanhol.'),
  render: kit(() => <Button busy>Enviar propuesta</Button>),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await insideKit(canvasElement);
    await expect(getByText('Esperá…')).toBeInTheDocument();
  }),
};
