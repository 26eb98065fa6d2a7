import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  service: 'Serviço',
  allServices: 'Todos os serviços',
  brand: 'Marca',
  ownBrand: 'A marca desta página',
  loading: wordsPt.loading,
};

const es: typeof pt = {
  service: 'Servicio',
  allServices: 'Todos los servicios',
  brand: 'Marca',
  ownBrand: 'La marca de esta página',
  loading: wordsEs.loading,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
