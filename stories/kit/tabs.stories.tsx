import { expect, waitFor } from 'storybook/test';
import { Tabs } from '#ui/parts/Tabs';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, keys, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Tabs',
  parameters: aboutKit('Abas: setas, Home e End trocam; em telas estreitas a fileira rola de lado.'),
};
export default meta;

const few = [
  { id: 'motor', label: 'Motor', panel: <p>1.0 Turbo 200 Flex, 130 cv.</p> },
  { id: 'medidas', label: 'Medidas', panel: <p>4,10 m de comprimento, porta-malas de 370 l.</p> },
  { id: 'seguranca', label: 'Segurança', panel: <p>Seis airbags e frenagem autônoma de emergência.</p> },
];
const many = ['Motor', 'Medidas', 'Segurança', 'Conforto', 'Conectividade', 'Rodas e pneus', 'Garantia'].map(
  (label, index) => ({ id: `t${index}`, label, panel: <p>Tudo sobre {label.toLowerCase()}.</p> }),
);

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('As setas voltam ao início depois da última aba; um painel já aberto continua montado.'),
  render: kit(() => <Tabs name="ficha" label="Ficha técnica" tabs={few} />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByText } = await insideKit(canvasElement);
    const tab = (name: string) => getByRole('tab', { name });
    tab('Medidas').click();
    await expect(await findByText(/porta-malas/)).toBeVisible();
    await expect(getByRole('tabpanel', { name: 'Medidas' })).toBeVisible();
    tab('Medidas').focus();
    keys(root, 'ArrowRight');
    await waitFor(() => expect(focusedIn(root)).toBe(tab('Segurança')));
    await expect(tab('Segurança')).toHaveAttribute('aria-selected', 'true');
    keys(root, 'ArrowRight');
    await waitFor(() => expect(focusedIn(root)).toBe(tab('Motor')));
    keys(root, 'End');
    await waitFor(() => expect(focusedIn(root)).toBe(tab('Segurança')));
    await expect(tab('Motor')).toHaveAttribute('tabindex', '-1');
  }),
};

export const Disabled: KitStory = {
  name: 'Com uma desativada',
  parameters: about('As setas pulam a aba desativada.'),
  render: kit(() => (
    <Tabs
      name="ficha"
      label="Ficha técnica"
      tabs={few.map((tab) => ({ ...tab, disabled: tab.id === 'medidas' }))}
    />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await insideKit(canvasElement);
    getByRole('tab', { name: 'Motor' }).focus();
    keys(root, 'ArrowRight');
    await waitFor(() => expect(focusedIn(root)).toBe(getByRole('tab', { name: 'Segurança' })));
  }),
};

export const Narrow: KitStory = {
  name: 'Mais abas que largura',
  parameters: about(
    'A barra de abas rola na horizontal e a aba aberta fica visível; a página não rola na horizontal.',
  ),
  render: kit(() => (
    <div className="narrow">
      <Tabs name="ficha" label="Ficha técnica" tabs={many} />
    </div>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await insideKit(canvasElement);
    getByRole('tab', { name: 'Motor' }).focus();
    keys(root, 'End');
    const row = getByRole('tablist');
    const last = getByRole('tab', { name: 'Garantia' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  }),
};

export const Long: KitStory = {
  name: 'Palavras longas',
  parameters: about('Um rótulo longo quebra em linhas.'),
  render: kit(() => (
    <Tabs
      name="ficha"
      label="Ficha técnica"
      tabs={[
        { id: 'a', label: 'Disponibilidade nas concessionárias da sua região', panel: <p>Três.</p> },
        { id: 'b', label: 'Responsabilidade socioambiental', panel: <p>Relatório.</p> },
      ]}
    />
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('Os textos vêm de quem usa o componente.'),
  render: kit(() => (
    <Tabs
      name="ficha"
      label="Ficha técnica"
      tabs={[
        { id: 'a', label: 'Motor', panel: <p>1.6 nafta, 115 cv.</p> },
        { id: 'b', label: 'Seguridad', panel: <p>Seis airbags.</p> },
      ]}
    />
  )),
};
