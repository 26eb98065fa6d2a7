import type { ConfiguratorMessages } from './messages.pt-BR';

/** The configurator's messages in Spanish. */
export const messages: ConfiguratorMessages = {
  title: 'Armá tu {model}',
  titleAny: 'Armá tu auto',
  loading: 'Cargando…',
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
  clearFilters: 'Borrar filtros',
  choose: 'Elegir',
  chosen: 'Elegida',
  serial: 'Equipamiento de serie',
  compare: 'Comparar',
  gone: 'Esta versión ya no está disponible.',
  goneHint: 'Elegí otra versión para continuar.',
};
