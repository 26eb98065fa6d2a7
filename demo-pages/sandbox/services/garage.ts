import type { GarageCar } from '#services/entities/garage';
import * as garage from '#services/garage';
import { type Asked, answer, found, Refusal, Reply } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import type { SandboxVersion } from '../data/cars/types';
import { refuseFields, signedIn } from '../rules/accounts';
import { carOnRoad, entry, garageOf, homeOf, isArgentine, type Kind } from '../rules/garage';
import type { World } from '../world';

interface Caller {
  headers: Headers;
  world: World;
}

const carsOf = (caller: Caller, kind: Kind) => garageOf(caller, signedIn(caller))[kind];

/** An unused id of the list. */
const nextId = (caller: Caller, kind: Kind) => `${kind}-${caller.world.state.stamp().n + 100}`;

function drop(caller: Caller & { params: { id: string } }, kind: Kind): void {
  const cars = carsOf(caller, kind);
  const at = cars.findIndex(({ id }) => id === caller.params.id);
  found(at < 0 ? null : at, 'car');
  cars.splice(at, 1);
}

function keep(asked: Asked<typeof garage.addVisitedCar.definition>, kind: Kind) {
  const version = found(versionOf(asked.body.mvsCode), 'version');
  const cars = carsOf(asked, kind);
  if (cars.some(({ mvsCode }) => mvsCode === version.code)) {
    throw new Refusal(409, { error: 'the car is there already' });
  }
  const car = entry(asked.world, signedIn(asked), version, { id: nextId(asked, kind) });
  cars.unshift(car);
  return new Reply(201, car);
}

/** A car by its plate or its chassis: the other one, and without a version the version too, are known of it. */
function own(caller: Caller, more: Partial<GarageCar>, named?: SandboxVersion) {
  const user = signedIn(caller);
  const cars = carsOf(caller, 'owned');
  const typedPlate = (more.plateNumber ?? '').replace(/[\s-]/g, '');
  const typedChassis = more.chassis ?? '';
  const isOfArgentina = isArgentine(user) || homeOf(caller, user).country === 'AR';
  const plates = isOfArgentina ? /^([A-Z]{3}\d{3}|[A-Z]{2}\d{3}[A-Z]{2})$/ : /^[A-Z]{3}\d[A-Z0-9]\d{2}$/;
  refuseFields({
    plateNumber: (typedPlate || !typedChassis) && !plates.test(typedPlate) && 'Placa inválida',
    chassis: typedChassis && !/^[A-Z0-9]{17}$/.test(typedChassis) && 'Chassi inválido',
  });
  const vehicle = carOnRoad(caller.world, typedPlate || typedChassis);
  const plateNumber = typedPlate || (vehicle?.plate ?? '');
  const chassis = typedChassis || (vehicle?.chassis ?? '');
  const same = (mine: string | null | undefined, theirs: string) => theirs !== '' && mine === theirs;
  if (cars.some((car) => same(car.plateNumber, plateNumber) || same(car.chassis, chassis))) {
    throw new Refusal(409, { error: 'the car is there already' });
  }
  const version = found(named ?? vehicle?.version ?? VERSIONS[0], 'version');
  const id = nextId(caller, 'owned');
  const exclusive = cars.length === 0;
  const car = entry(caller.world, user, version, {
    ...more,
    ...{ id, plateNumber, chassis, exclusive },
    colorCode: vehicle?.colorCode ?? '',
  });
  cars.push(car);
  return new Reply(201, car);
}

const PLATE = { plateNumber: 'ABC1D23', chassis: '9BZTESTE000000001' };

export const garageAnswers = answer(
  garage,
  {
    listOwnedCars: (asked) => carsOf(asked, 'owned'),
    addOwnedCar: (asked) => own(asked, asked.body),
    getMainCar(asked) {
      const cars = carsOf(asked, 'owned');
      return cars.find(({ exclusive }) => exclusive) ?? cars[0];
    },
    removeOwnedCar: (asked) => drop(asked, 'owned'),
    listVisitedCars: (asked) => carsOf(asked, 'visited'),
    addVisitedCar: (asked) => keep(asked, 'visited'),
    removeVisitedCar: (asked) => drop(asked, 'visited'),
    listWantedCars: (asked) => carsOf(asked, 'wanted'),
    addWantedCar: (asked) => keep(asked, 'wanted'),
    removeWantedCar: (asked) => drop(asked, 'wanted'),
    setMainCar(asked) {
      const cars = carsOf(asked, 'owned');
      const chosen = found(
        cars.find(({ id }) => id === asked.body.id),
        'car',
      );
      for (const car of cars) car.exclusive = car === chosen;
      return chosen;
    },
    addOwnedCarV2(asked) {
      const { mvsCode, ...more } = asked.body;
      return own(asked, more, found(versionOf(mvsCode), 'version'));
    },
  },
  {
    examples: {
      addOwnedCar: { body: PLATE },
      removeOwnedCar: { id: 'owned-1' },
      addVisitedCar: { body: { mvsCode: VERSIONS[0]?.code } },
      removeVisitedCar: { id: 'visited-1' },
      addWantedCar: { body: { mvsCode: VERSIONS[0]?.code } },
      removeWantedCar: { id: 'wanted-1' },
      setMainCar: { body: { id: 'owned-2' } },
      addOwnedCarV2: { body: { ...PLATE, mvsCode: VERSIONS[0]?.code } },
    },
  },
);
