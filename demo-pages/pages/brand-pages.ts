import { BRAND_PAGES, type PageBrand } from './brands';
import type { Page } from './page';

const ofBrand = (brand: PageBrand, name: string, title: string, summary: string): Page => ({
  path: `/${brand}/`,
  name,
  title,
  summary,
  group: 'Carro e configuração',
  entry: 'Página de lançamento',
  brand,
  fragment: brand,
  anchors: true,
});

/** A page of each brand where configurator, comparator, summary and lead form share the car. */
const configure = (brand: PageBrand, model: string): Page => {
  const { label, language } = BRAND_PAGES[brand];
  const spanish = language === 'es-AR';
  return {
    path: `/${brand}/monte/`,
    name: `${label}: ${model}`,
    title: spanish ? `Armá tu ${model} | ${label}` : `Monte o seu ${model} | ${label}`,
    summary: spanish
      ? 'Configurador, comparador, resumen y formulario con el mismo auto.'
      : 'Configurador, comparador, resumo e formulário com o mesmo carro.',
    group: 'Carro e configuração',
    entry: 'Monte o seu',
    brand,
    fragment: spanish ? 'configure-es' : 'configure-pt',
    values: { model },
    anchors: true,
  };
};
/** A page of each brand where the car, the calculator and the funding flow pass the plan on. */
const finance = (brand: PageBrand, model: string): Page => {
  const { label, language } = BRAND_PAGES[brand];
  const spanish = language === 'es-AR';
  return {
    path: `/${brand}/financiamento/`,
    name: `${label}: parcelas`,
    title: spanish ? `Financiá tu ${model} | ${label}` : `Financie o seu ${model} | ${label}`,
    summary: spanish
      ? 'El auto, la calculadora de cuotas y la financiación, uno después del otro.'
      : 'O carro, a calculadora de parcelas e o financiamento, um depois do outro.',
    group: 'Financiamento e ofertas',
    entry: 'Parcelas e financiamento',
    brand,
    fragment: spanish ? 'financing-es' : 'financing-pt',
    values: { model, folder: brand },
  };
};

/** Every brand's own pages: its launch, the car's configuration, its financing. */
export const OF_BRANDS: readonly Page[] = [
  ofBrand(
    'fiat',
    'Fiat',
    'Pulse | Fiat',
    'A jornada completa em português: cidade, concessionária, proposta, WhatsApp.',
  ),
  ofBrand('jeep', 'Jeep', 'Compass | Jeep', 'A cidade em uma janela; cantos retos e títulos em maiúsculas.'),
  ofBrand('ram', 'Ram', 'Rampage | Ram', 'Abertura escura, para pessoa física ou frota.'),
  ofBrand(
    'leapmotor',
    'Leapmotor',
    'C10 | Leapmotor',
    'Página clara de um elétrico, com a cidade em uma janela.',
  ),
  ofBrand('peugeot', 'Peugeot', '208 | Peugeot', 'Em espanhol, para a Argentina: províncias, DNI e CUIT.'),
  ofBrand('citroen', 'Citroën', 'C3 | Citroën', 'Em espanhol, para a Argentina, com a cidade em uma janela.'),
  configure('fiat', 'Argo'),
  configure('fiat-abarth', 'Pulse Abarth'),
  configure('jeep', 'Compass'),
  configure('ram', 'Rampage'),
  configure('dodge', 'Charger'),
  configure('chrysler', 'Pacifica'),
  configure('leapmotor', 'C10'),
  configure('peugeot', '208'),
  configure('citroen', 'C3'),
  finance('fiat', 'Argo'),
  finance('fiat-abarth', 'Pulse Abarth'),
  finance('jeep', 'Compass'),
  finance('ram', 'Rampage'),
  finance('dodge', 'Charger'),
  finance('chrysler', 'Pacifica'),
  finance('leapmotor', 'C10'),
  finance('peugeot', '208'),
  finance('citroen', 'C3'),
];
