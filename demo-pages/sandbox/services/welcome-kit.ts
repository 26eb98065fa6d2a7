import * as welcomeKit from '#services/welcome-kit';
import { answer } from '../answers';
import { languageOf } from '../lib/language';
import { reservationOf } from '../rules/reservations/kept';
import { kitOf, saveKit } from '../rules/reservations/welcome-kit';

export const welcomeKitAnswers = answer(
  welcomeKit,
  {
    getWelcomeKit: ({ params, ...caller }) =>
      kitOf(reservationOf(caller, params.id), caller.world, languageOf(caller.headers)),
    saveWelcomeKitAddress: ({ params, body, ...caller }) =>
      saveKit(reservationOf(caller, params.id), body, caller.world, languageOf(caller.headers)),
  },
  {
    examples: {
      getWelcomeKit: { id: 'res-user-equipe-3' },
      saveWelcomeKitAddress: {
        id: 'res-user-equipe-1',
        body: {
          address: {
            postalCode: '01310100',
            street: 'Avenida Paulista',
            number: '10',
            cityName: 'São Paulo',
            stateCode: 'SP',
          },
          version: 0,
        },
      },
    },
  },
);
