import type { Country, Language } from '../domain/brands';
import type { PositionFailure } from '../page/position';

/** What is wrong with a place, or on the way to one; the documents' own words where they give them (platform 5, 8). */
export interface PlaceWords {
  postalCodeMissing: Record<Country, string>;
  /** Not the shape of a postal code. */
  postalCode: Record<Country, string>;
  /** Nobody knows it. */
  postalCodeUnknown: Record<Country, string>;
  place: Record<Country, string>;
  /** Why there is no position, and what the visitor can do about it. */
  position: Record<PositionFailure | 'nowhere' | 'failed', string>;
}

const pt: PlaceWords = {
  postalCodeMissing: { BR: 'Digite seu CEP', AR: 'Digite seu código postal' },
  postalCode: { BR: 'O CEP não foi encontrado', AR: 'O código postal não foi encontrado' },
  postalCodeUnknown: { BR: 'CEP NÃO ENCONTRADO', AR: 'CÓDIGO POSTAL NÃO ENCONTRADO' },
  place: { BR: 'Selecione sua cidade/estado', AR: 'Selecione sua localidade/província' },
  position: {
    unsupported: 'Este navegador não informa a localização. Busque de outra forma.',
    denied:
      'A localização do navegador precisa estar ativada. Permita o acesso nas configurações do site ou busque de outra forma.',
    unavailable:
      'Seu dispositivo não conseguiu informar onde você está. Verifique se a localização está ativada ou busque de outra forma.',
    timeout: 'A localização demorou demais para responder. Tente novamente ou busque de outra forma.',
    nowhere: 'Não encontramos sua cidade pela sua localização. Busque de outra forma.',
    failed: 'Um erro ocorreu, tente novamente',
  },
};

const es: PlaceWords = {
  postalCodeMissing: { BR: 'Ingresá tu CEP', AR: 'Ingresá tu código postal' },
  postalCode: { BR: 'No encontramos el CEP', AR: 'No encontramos el código postal' },
  postalCodeUnknown: { BR: 'CEP NO ENCONTRADO', AR: 'CÓDIGO POSTAL NO ENCONTRADO' },
  place: { BR: 'Seleccioná tu ciudad/estado', AR: 'Seleccioná tu localidad/provincia' },
  position: {
    unsupported: 'Este navegador no informa la ubicación. Buscá de otra forma.',
    denied:
      'La ubicación del navegador debe estar activada. Permití el acceso en la configuración del sitio o buscá de otra forma.',
    unavailable:
      'Tu dispositivo no pudo informar dónde estás. Verificá que la ubicación esté activada o buscá de otra forma.',
    timeout: 'La ubicación tardó demasiado en responder. Intentá nuevamente o buscá de otra forma.',
    nowhere: 'No encontramos tu localidad con tu ubicación. Buscá de otra forma.',
    failed: 'Ocurrió un error, intentá nuevamente',
  },
};

export const placeWords: Record<Language, PlaceWords> = { 'pt-BR': pt, 'es-AR': es };
