import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** The configurator's messages in Portuguese; {names} are placeholders. */
const pt = {
  title: 'Monte o seu {model}',
  titleAny: 'Monte o seu carro',
  loading: wordsPt.loading,
  progress: 'Etapas da configuração',
  steps: {
    version: 'Versão',
    optionals: 'Opcionais',
    color: 'Cor',
    accessories: 'Acessórios',
    coating: 'Revestimento',
    services: 'Serviços',
    resume: 'Resumo',
  },
  year: 'Ano modelo {year}',
  filters: 'Filtrar versões',
  fuel: 'Combustível',
  gear: 'Câmbio',
  any: 'Todos',
  priceUpTo: 'Preço até',
  oneVersion: '1 versão',
  versions: '{count} versões',
  noVersion: 'Nenhuma versão com estes filtros.',
  clearFilters: wordsPt.clearFilters,
  choose: 'Escolher',
  chosen: 'Escolhida',
  serial: 'Itens de série',
  compare: 'Comparar',
  gone: 'Esta versão não está mais disponível.',
  goneHint: 'Escolha outra versão para continuar.',
};
export type ConfiguratorMessages = typeof pt;

/** The configurator's messages in Spanish. */
const es: ConfiguratorMessages = {
  title: 'Armá tu {model}',
  titleAny: 'Armá tu auto',
  loading: wordsEs.loading,
  progress: 'Etapas de la configuración',
  steps: {
    version: 'Versión',
    optionals: 'Opcionales',
    color: 'Color',
    accessories: 'Accesorios',
    coating: 'Tapizado',
    services: 'Servicios',
    resume: 'Resumen',
  },
  year: 'Año modelo {year}',
  filters: 'Filtrar versiones',
  fuel: 'Combustible',
  gear: 'Caja',
  any: 'Todos',
  priceUpTo: 'Precio hasta',
  oneVersion: '1 versión',
  versions: '{count} versiones',
  noVersion: 'Ninguna versión con estos filtros.',
  clearFilters: wordsEs.clearFilters,
  choose: 'Elegir',
  chosen: 'Elegida',
  serial: 'Equipamiento de serie',
  compare: 'Comparar',
  gone: 'Esta versión ya no está disponible.',
  goneHint: 'Elegí otra versión para continuar.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
