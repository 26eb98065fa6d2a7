import { expect, waitFor } from 'storybook/test';
import { DaySample, TimeSample } from '#demo-pages/gallery/DaySamples';
import { DateGrid } from '#ui/parts/DateGrid';
import { SlotList } from '#ui/parts/SlotList';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten, nextFrame } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/DateGrid',
  parameters: aboutKit(
    'Um mês de dias, pelo padrão ARIA de grade de datas, e os horários de um dia. Dias fechados recebem o foco e dizem por quê.',
  ),
};
export default meta;

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('Setas, Home, End, Page Up e Page Down; com Shift, por ano.'),
  render: kit(() => <DaySample />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await insideKit(canvasElement);
    const cell = (date: string) => root.querySelector<HTMLElement>(`[data-date="${date}"]`);
    cell('2027-03-07')?.click();
    await expect(await findByText(/7 de março de 2027: fechado\.$/)).toBeVisible();
    await nextFrame();
    cell('2027-03-12')?.click();
    await waitFor(() => expect(cell('2027-03-12')).toHaveAttribute('aria-selected', 'true'));
  }),
};

export const Times: KitStory = {
  name: 'Horários',
  parameters: about('Um horário que outra pessoa acabou de reservar fica visível, sem poder ser escolhido.'),
  render: kit(() => <TimeSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await insideKit(canvasElement);
    await expect(await findByRole('radio', { name: /09:00/ })).toBeDisabled();
  }),
};

export const Errors: KitStory = {
  name: 'Com erros',
  parameters: about('O erro do dia fica abaixo da grade; o do horário, abaixo da lista.'),
  render: kit(() => (
    <>
      <DaySample error="Escolha o dia" />
      <TimeSample error="Escolha o horário" />
    </>
  )),
};

export const Busy: KitStory = {
  name: 'Carregando e sem horários',
  parameters: about('Enquanto os dias carregam nada é escolhido; uma falha aparece no lugar deles.'),
  render: kit(() => (
    <>
      <DateGrid
        name="busy"
        label="Dia da visita"
        value=""
        min="2027-03-03"
        max="2027-03-31"
        today="2027-03-03"
        closedReason={() => ''}
        busy
        onChange={() => {}}
      />
      <SlotList name="none" label="Horário" slots={[]} value="" error="Escolha o dia" onChange={() => {}} />
    </>
  )),
};
