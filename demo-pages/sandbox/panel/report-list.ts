import { html } from 'hono/html';
import type { ReportEntry } from '../state';
import { type Markup, newest, nothing, pairs, time } from './lists';
import type { MonitoringReport } from './report-shape';

type Row = [name: string, value: string];

const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');
const ms = (label: string, value: number | undefined) => value !== undefined && `${label} ${value} ms`;

const timingRow = ({ tag, loaded, ready, firstUse, sent }: MonitoringReport['timings'][number]): Row => [
  tag,
  joined(
    ms('código', loaded),
    ms('pronto em', ready),
    ms('primeiro uso', firstUse),
    sent !== undefined && `enviado ${sent}×`,
  ),
];

const faultRow = ({ kind, tag, source, cause, status, times }: MonitoringReport['faults'][number]): Row => [
  `${kind} ${source}`,
  joined(cause, status !== undefined && `status ${status}`, tag !== source && tag, `${times}×`),
];

const interactionRow = ({ tag, type, times, longest }: MonitoringReport['interactions'][number]): Row => [
  `${tag} ${type}`,
  joined(`${times}×`, `até ${longest} ms`),
];

const section = (title: string, rows: Row[]) => rows.length > 0 && html`<h3>${title}</h3>${pairs(rows)}`;

/** The newest report is open. */
export function reportList(reports: readonly ReportEntry[]): Markup {
  if (reports.length === 0)
    return nothing('Nenhum relatório ainda. Saia de uma página que tenha a tag vitrine:report.');
  const items = newest(reports).map(({ n, at, body }, index) => {
    const { path, brand, country, version, sample, part, timings, faults, interactions, frames } = body;
    const page: Row[] = [
      ['Versão', version],
      ['Marca e país', joined(brand, country)],
      ['Amostra', joined(`${sample * 100} %`, `parte ${part}`)],
    ];
    const slow = frames
      ? [
          [
            'Quadros',
            joined(`${frames.times}×`, `${frames.own}× da biblioteca`, `até ${frames.longest} ms`),
          ] as Row,
        ]
      : [];
    return html`<li><details id="report-${n}" ${index === 0 ? 'open' : ''}>
      <summary><b class="address">${path}</b><span>${faults.length === 0 ? 'sem falhas' : `falhas: ${faults.length}`}</span><time datetime="${at}">${time(at)}</time></summary>
      <div class="inside">
        ${section('Página', page)}
        ${section('Tempos', timings.map(timingRow))}
        ${section('Falhas', faults.map(faultRow))}
        ${section('Interações lentas', interactions.map(interactionRow))}
        ${section('Quadros lentos', slow)}
      </div>
    </details></li>`;
  });
  return html`<ol class="entries">${items}</ol>`;
}
