import { spyOn } from 'storybook/test';
import { parseCarText } from '#domain/car/link';
import { loadCar } from '#features/car/current/load-car';
import type { ChosenDealer } from '#features/dealer/dealer-store';
import type { Location } from '#features/place/location-store';

export const SAO_PAULO: Location = {
  countryCode: 'BR',
  stateCode: 'SP',
  cityName: 'São Paulo',
  cityCode: '3550308',
  longitude: -46.633,
  latitude: -23.55,
  influenceAreas: [],
  regionals: [],
};

/** The page of an author who names Amazon Location; the sandbox answers in place of its addresses. */
export const AMAZON = {
  'location-provider': 'AWS',
  'aws-region': 'sa-east-1',
  'aws-key': 'sandbox-key',
  'service:aws-places': '/api/aws-places',
  'service:aws-routes': '/api/aws-routes',
};

/** A dealer as another widget of the page chose it. */
export const CHOSEN: ChosenDealer = {
  id: 'FIAT-7',
  name: 'Aurora Fiat Paulista',
  cityName: 'São Paulo',
  cityCode: '3550308',
  stateCode: 'SP',
  phone: '1155500107',
};

/** The browser says where the visitor is; without a place the visitor does not let it. */
export function browserSays(place: Pick<Location, 'longitude' | 'latitude'> | null): void {
  spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, refused) => {
    if (place) found({ coords: place } as unknown as GeolocationPosition);
    else refused?.({ code: 1 } as GeolocationPositionError);
  });
}

/** The page has this car, as another widget or an earlier visit chose it. */
export const havingCar = (text: string) => () => {
  const link = parseCarText(text);
  if (link) void loadCar({ ...link, codes: link }, document);
};
