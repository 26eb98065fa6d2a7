import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Dialog } from '#ui/Dialog';
import { Button } from '#ui/parts/Button';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { settled } from '../lib/shadow';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Dialog',
  parameters: aboutKit('Janela sobre a página: o foco entra pelo título e volta para onde estava.'),
};
export default meta;

const View = (props: { wide?: boolean; long?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Ver condições</Button>
      {open && (
        <Dialog title="Condições da oferta" wide={props.wide} onClose={() => setOpen(false)}>
          <div className="inside">
            {Array.from({ length: props.long ? 24 : 2 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same text over and over
              <p key={index}>
                Oferta válida enquanto durarem os estoques, nas concessionárias participantes.
              </p>
            ))}
            <Button onClick={() => setOpen(false)}>Entendi</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
};

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('Fecha pelo botão, com Esc ou com um toque fora da janela.'),
  render: kit(() => <View />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByRole, queryByRole } = await insideKit(canvasElement);
    const button = getByRole('button', { name: 'Ver condições' });
    button.focus();
    button.click();
    const dialog = await findByRole('dialog', { name: 'Condições da oferta' });
    await expect(focusedIn(root)?.textContent).toBe('Condições da oferta');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    await expect(focusedIn(root)).toBe(button);
    button.click();
    await settled(await findByRole('dialog'));
  }),
};

export const Wide: KitStory = {
  name: 'Larga, com muito texto',
  parameters: about('Só a janela rola; a página atrás fica parada.'),
  render: kit(() => <View wide long />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, findByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Ver condições' }).click();
    await settled(await findByRole('dialog'));
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR' },
  parameters: about('O botão de fechar está no idioma da página.'),
  render: kit(() => <View />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, findByRole } = await insideKit(canvasElement);
    getByRole('button', { name: 'Ver condições' }).click();
    await settled(await findByRole('dialog'));
    await expect(getByRole('button', { name: 'Cerrar' })).toBeVisible();
  }),
};
