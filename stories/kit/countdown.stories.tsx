import { useState } from 'react';
import { expect } from 'storybook/test';
import { noteServerTime } from '#page/server-clock';
import { Countdown } from '#ui/parts/Countdown';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Countdown',
  parameters: aboutKit(
    'O tempo que falta até uma data, pelo relógio do serviço: o do aparelho pode estar errado. É falado só de vez em quando.',
  ),
};
export default meta;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const texts = {
  label: 'Tempo para pagar',
  at: 'O carro fica reservado até {date} às {time}.',
  minutes: 'Faltam {minutes}\u00a0minutos para pagar.',
  minute: 'Falta 1\u00a0minuto para pagar.',
};

/** The span counts from when the story opens, at which a service tells its time. */
function Left({ span, urgent = 0, within = Infinity }: { span: number; urgent?: number; within?: number }) {
  const [until] = useState(() => {
    const now = Date.now();
    noteServerTime(new Date(now).toISOString());
    return new Date(now + span).toISOString();
  });
  return <Countdown until={until} texts={texts} within={within} urgent={urgent} onOver={() => {}} />;
}

export const Default: KitStory = {
  name: 'Dias',
  parameters: about('Acima de uma hora, cada parte com a sua unidade.'),
  render: kit(() => <Left span={3 * DAY} />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    await expect(getByRole('timer')).toHaveTextContent(/^(3\s+dias|2\s+dias 23\s+h)/);
  }),
};

export const Minutes: KitStory = {
  name: 'Últimos minutos',
  parameters: about('Os últimos minutos têm outra cor, e são falados.'),
  render: kit(() => <Left span={1.5 * MINUTE} urgent={2} />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    await expect(getByRole('status')).toHaveTextContent('Faltam 2 minutos para pagar.');
  }),
};

export const DayAndTime: KitStory = {
  name: 'Dia e hora',
  parameters: about('No lugar da contagem, quando falta mais do que se conta, ou sem a hora do serviço.'),
  render: kit(() => <Left span={3 * DAY} within={60 * MINUTE} />),
};
