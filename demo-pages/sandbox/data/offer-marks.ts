import type { OfferMark } from '#services/entities/offer';

const mark = (id: string, name: string, description = ''): OfferMark => ({ id, name, description });
/** Labels of offers beside their price. */
export const CATEGORIES = [
  mark('varejo', 'Varejo', 'Para quem compra na concessionária'),
  mark('venda-direta', 'Venda direta', 'Para empresas, produtores rurais e taxistas'),
  mark('pcd', 'PcD', 'Para pessoas com deficiência'),
  mark('assinatura', 'Assinatura', 'Carro por mês, sem entrada'),
] as const;
export const STAMPS = [
  mark('taxa-zero', 'Taxa zero'),
  mark('bonus-usado', 'Bônus na troca', 'Valorização do seu usado'),
  mark('pronta-entrega', 'Pronta entrega'),
  mark('ultimas-unidades', 'Últimas unidades'),
] as const;
export const FEATURES = [
  mark('revisoes', 'Três primeiras revisões grátis'),
  mark('documentacao', 'Emplacamento incluso'),
  mark('seguro', 'Primeiro ano de seguro incluso'),
  mark('wallbox', 'Carregador residencial incluso', 'Para elétricos e híbridos plug-in'),
] as const;
export const PARTS = [
  mark('rodas', 'Rodas de liga leve'),
  mark('multimidia', 'Central multimídia de 10,1"'),
  mark('teto', 'Teto solar panorâmico'),
  mark('couro', 'Bancos revestidos em couro'),
] as const;
