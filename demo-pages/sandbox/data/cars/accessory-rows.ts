import type { PartRow } from './part-rows';
import type { SandboxVersion, Text } from './types';

const INSIDE: Text = ['Interior', 'Interior'];
const OUTSIDE: Text = ['Exterior', 'Exterior'];
const LOAD: Text = ['Transporte', 'Transporte'];
const SAFETY: Text = ['Segurança', 'Seguridad'];
const CHARGE: Text = ['Recarga', 'Carga'];

const row = (
  code: string,
  name: Text,
  category: Text,
  reais: number,
  more: Omit<PartRow, 'code' | 'name' | 'category' | 'reais'> = {},
): PartRow => ({ code, name, category, reais, ...more });

const pickup = ({ shape }: SandboxVersion) => shape === 'pickup';
const bars = ({ shape }: SandboxVersion) => shape !== 'pickup' && shape !== 'sedan';
const plug = ({ fuel, engine }: SandboxVersion) =>
  fuel === 'Electric' || (fuel === 'Hybrid' && !engine.includes('eTorque'));

export const ACCESSORY_ROWS: readonly PartRow[] = [
  row('A01', ['Tapetes de borracha', 'Alfombras de goma'], INSIDE, 349, {
    featured: true,
    excludes: ['A02'],
  }),
  row('A02', ['Tapetes de carpete bordados', 'Alfombras bordadas'], INSIDE, 429, { excludes: ['A01'] }),
  row('A03', ['Soleiras em aço escovado', 'Zócalos de acero cepillado'], INSIDE, 389),
  row('A04', ['Organizador de porta-malas', 'Organizador de baúl'], INSIDE, 259, {
    when: (version) => !pickup(version),
  }),
  row('A05', ['Cadeira infantil com Isofix', 'Silla infantil con Isofix'], INSIDE, 1890),
  row('A06', ['Calhas de chuva', 'Deflectores de lluvia'], OUTSIDE, 369),
  row('A07', ['Frisos laterais', 'Molduras laterales'], OUTSIDE, 459),
  row('A08', ['Parafusos antifurto', 'Tuercas antirrobo'], SAFETY, 229, { featured: true }),
  row('A09', ['Alarme volumétrico', 'Alarma volumétrica'], SAFETY, 749),
  row('A10', ['Kit de primeiros socorros', 'Kit de primeros auxilios'], SAFETY, 189),
  row('A11', ['Engate de reboque', 'Enganche de remolque'], LOAD, 1790, {
    when: ({ shape }) => shape !== 'city',
  }),
  row('A12', ['Barras transversais de teto', 'Barras transversales de techo'], LOAD, 899, {
    featured: true,
    when: bars,
  }),
  row('A13', ['Bagageiro de teto 400 l', 'Portaequipaje de techo 400 l'], LOAD, 2290, {
    needs: ['A12'],
    when: bars,
  }),
  row('A14', ['Suporte para bicicletas', 'Portabicicletas'], LOAD, 1190, { oneOf: ['A11', 'A12'] }),
  row('A15', ['Capota marítima', 'Lona marítima'], LOAD, 1390, {
    featured: true,
    excludes: ['A16'],
    when: pickup,
  }),
  row('A16', ['Capota rígida retrátil', 'Tapa rígida retráctil'], LOAD, 9890, {
    excludes: ['A15'],
    when: pickup,
  }),
  row('A17', ['Protetor de caçamba', 'Protector de caja'], LOAD, 1090, { when: pickup }),
  row('A18', ['Wallbox 7,4 kW', 'Wallbox 7,4 kW'], CHARGE, 5990, { featured: true, when: plug }),
  row('A19', ['Cabo de recarga portátil', 'Cable de carga portátil'], CHARGE, 2490, { when: plug }),
  row('A20', ['Pedestal para wallbox', 'Pedestal para wallbox'], CHARGE, 1890, {
    needs: ['A18'],
    when: plug,
  }),
];
