import { Heading } from '@storybook/addon-docs/blocks';
import {
  FUNDING_STATE_OF,
  FUNDING_TRANSITIONS,
  type FundingEvent,
  type FundingTransition,
} from '#domain/funding/flow';
import { FUNDING_FLOW_STEPS, type FundingFlowStep } from '#domain/status/screen-steps';
import { Data } from './docs-parts';

const EVENTS: Record<FundingEvent, string> = {
  choose: 'escolhe a modalidade',
  next: 'continua',
  back: 'volta',
  send: 'envia',
  approved: 'aprovada',
  denied: 'negada',
  pending: 'pendente',
  failed: 'não foi enviada',
  leave: 'acompanha mais tarde',
  'other-bank': 'outra modalidade',
  'external-failed': 'o banco não abriu',
  retry: 'outra modalidade',
  restart: 'começa de novo',
};

/** The position of a step: column and row. */
const PLACES: Record<FundingFlowStep, [column: number, row: number]> = {
  'flow-selection': [0, 2],
  'external-flow-error': [1, 4],
  'page-initial-data': [1, 2],
  'next-simulator': [2, 0],
  'cdc-simulator': [2, 2],
  'installment-check': [2, 4],
  'next-lead-form': [3, 0],
  'installment-register': [3, 3],
  'installment-terms-and-conditions': [4, 3],
  'loading-propose-result': [5, 3],
  'installment-approved': [6, 1],
  'installment-denied': [6, 4],
  'funding-resume': [7, 2],
};
const [WIDE, TALL, ACROSS, DOWN] = [206, 44, 276, 86];
const corner = (step: FundingFlowStep): [number, number] => {
  const [column, row] = PLACES[step];
  return [20 + column * ACROSS, 40 + row * DOWN];
};
const isBack = ({ from, to }: FundingTransition) => PLACES[to][0] <= PLACES[from][0];

/** Returns the curve between two steps: forward from side to side, back from bottom to bottom. */
function curve(edge: FundingTransition) {
  const [x, y] = corner(edge.from);
  const [u, v] = corner(edge.to);
  if (!isBack(edge)) {
    const [start, end, from, to] = [x + WIDE, u, y + TALL / 2, v + TALL / 2];
    const half = (start + end) / 2;
    return {
      path: `M${start} ${from}C${half} ${from} ${half} ${to} ${end} ${to}`,
      at: [half, (from + to) / 2 - 6],
    };
  }
  const [start, end, from, to] = [x + WIDE / 3, u + (2 * WIDE) / 3, y + TALL, v + TALL];
  const low = Math.max(from, to) + 26 + Math.abs(PLACES[edge.from][0] - PLACES[edge.to][0]) * 14;
  return { path: `M${start} ${from}C${start} ${low} ${end} ${low} ${end} ${to}`, at: [0, 0] };
}

const named = ({ on, of }: FundingTransition) => `${EVENTS[on]}${of ? ` (${of.join(', ')})` : ''}`;

/** The steps of the funding flow and their transitions, drawn from the flow's own table. */
export function FundingDiagram() {
  const width = 40 + 7 * ACROSS + WIDE;
  const height = 80 + 4 * DOWN + TALL + 60;
  return (
    <>
      <Heading>As etapas e as transições entre elas</Heading>
      <p>
        Gerado a partir da tabela que o próprio widget usa. As linhas tracejadas indicam retornos; não há
        outro caminho para nenhuma etapa, nem pelo botão de voltar do navegador, nem por um endereço.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section style={{ overflowX: 'auto' }} aria-label="Diagrama das etapas" tabIndex={0}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label="Diagrama das etapas, com o mesmo conteúdo da tabela abaixo."
          fontFamily="system-ui, sans-serif"
        >
          <defs>
            <marker
              id="funding-arrow"
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8z" fill="#4a4f5a" />
            </marker>
          </defs>
          {FUNDING_TRANSITIONS.map((edge) => (
            <path
              key={`${edge.from} ${edge.on} ${edge.to}`}
              d={curve(edge).path}
              fill="none"
              stroke={isBack(edge) ? '#9aa0ab' : '#4a4f5a'}
              strokeDasharray={isBack(edge) ? '5 4' : undefined}
              markerEnd="url(#funding-arrow)"
            >
              <title>{`${edge.from} → ${edge.to}: ${named(edge)}`}</title>
            </path>
          ))}
          {FUNDING_FLOW_STEPS.map((step) => {
            const [x, y] = corner(step);
            return (
              <g key={step}>
                <rect x={x} y={y} width={WIDE} height={TALL} rx="6" fill="#f4f5f7" stroke="#4a4f5a" />
                <text
                  x={x + WIDE / 2}
                  y={y + 19}
                  textAnchor="middle"
                  fontSize="11"
                  fontWeight="600"
                  fill="#1d2026"
                >
                  {step}
                </text>
                <text x={x + WIDE / 2} y={y + 34} textAnchor="middle" fontSize="10.5" fill="#4a4f5a">
                  {FUNDING_STATE_OF[step]}
                </text>
              </g>
            );
          })}
          {FUNDING_TRANSITIONS.filter((edge) => !isBack(edge)).map((edge) => {
            const [x, y] = curve(edge).at;
            return (
              <text
                key={`${edge.from} ${edge.on} ${edge.to}`}
                x={x}
                y={y}
                textAnchor="middle"
                fontSize="10"
                fill="#1d2026"
                stroke="#fff"
                strokeWidth="3"
                paintOrder="stroke"
              >
                {FUNDING_TRANSITIONS.filter(({ from, to }) => from === edge.from && to === edge.to)
                  .map(({ on }) => EVENTS[on])
                  .join(' / ')}
              </text>
            );
          })}
        </svg>
      </section>
      <Data
        columns={['De', 'O que acontece', 'Para']}
        rows={FUNDING_TRANSITIONS.map((edge) => [
          <code key="from">{edge.from}</code>,
          named(edge),
          <code key="to">{edge.to}</code>,
        ])}
      />
    </>
  );
}
