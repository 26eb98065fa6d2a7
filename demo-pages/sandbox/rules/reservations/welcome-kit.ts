import type { Language } from '#domain/core/brands';
import { postalCode } from '#domain/place/postal-code';
import type { WelcomeKit } from '#services/entities/welcome-kit';
import { found, Refusal } from '../../answers';
import { DAY } from '../../lib/moments';
import type { World } from '../../world';
import { refuseFields } from '../accounts';
import { putRecord, refuseOld } from '../put-record';
import { statusOf } from './kept';
import type { Kept } from './kept-reservation';

type Address = NonNullable<WelcomeKit['address']>;

/** After the address was saved, in ms: the label is printed, the kit leaves, it arrives. */
const PRINTED = 2 * DAY;
const SENT = 3 * DAY;
const DELIVERED = 7 * DAY;

/** Orders without a paid reservation have no kit. */
const NOT_ENTITLED = /CANCEL|^PRE_RESERVE$|^CREATED$/;

const ITEMS: Record<Language, string[]> = {
  'pt-BR': ['Carta de boas-vindas', 'Chaveiro', 'Manual do proprietário'],
  'es-AR': ['Carta de bienvenida', 'Llavero', 'Manual del propietario'],
};

/** Returns the kit of a reservation by the sandbox's clock; throws a 404 if it has none. */
export function kitOf(kept: Kept, world: World, language: Language): WelcomeKit {
  const now = world.now();
  found(NOT_ENTITLED.test(statusOf(kept, now)) ? null : kept, 'welcome kit');
  const { address = null, version = 0, savedAt = now } = kept.kit ?? {};
  const age = now - savedAt;
  const left = !!address && age >= SENT;
  return {
    status: !address ? 'WAITING_ADDRESS' : !left ? 'PREPARING' : age < DELIVERED ? 'SENT' : 'DELIVERED',
    changeable: age < PRINTED,
    version,
    items: ITEMS[language],
    trackingCode: left ? `VT${kept.number}BR` : null,
    address,
  };
}

/** Saves the address; rejects one that is incomplete, of an earlier version, or too late. */
export function saveKit(
  kept: Kept,
  { address, version }: { address: Partial<Address>; version?: number | undefined },
  world: World,
  language: Language,
): WelcomeKit {
  const kit = kitOf(kept, world, language);
  const missing = (name: keyof Address, message: string) => !String(address[name] ?? '').trim() && message;
  const country = address.countryCode === 'AR' ? 'AR' : 'BR';
  refuseFields({
    'address.postalCode': !postalCode(address.postalCode ?? '', { country }) && 'O CEP não foi encontrado',
    'address.street': missing('street', 'Digite sua rua'),
    'address.number': missing('number', 'Digite o número'),
    'address.cityName': missing('cityName', 'Selecione sua cidade/estado'),
    'address.stateCode': missing('stateCode', 'Selecione sua cidade/estado'),
  });
  if (!kit.changeable) throw new Refusal(409, { error: 'the address can no longer change' });
  refuseOld(world, version, kit.version, { error: 'another address was saved meanwhile' });
  const stored = putRecord(world, { ...kept.kit?.address } as Address, address, []);
  kept.kit = { address: stored, version: (kit.version ?? 0) + 1, savedAt: kept.kit?.savedAt ?? world.now() };
  return kitOf(kept, world, language);
}
