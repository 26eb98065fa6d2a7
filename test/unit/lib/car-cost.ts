import type { SandboxPage } from './sandbox-fetch';

/** A configured car in codes; services have no other code than their ids. */
export interface LinkedCar {
  mvsCode: string;
  year: number;
  color: string;
  coating: string;
  parts: string[];
  accessories: string[];
  services: string[];
}

/** As the screen has it, but for its spaces. */
export const money = (amount: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(amount).replace(/\s/g, ' ');

/** What the services say that a car costs, asked past every fault: the configured price with what it leaves out. */
export async function costOf({ sandbox }: SandboxPage, asked: LinkedCar): Promise<number> {
  const faults = sandbox.state.faults;
  sandbox.state.faults = [];
  const get = async (path: string, query: Record<string, string>) => {
    const url = new URL(path, 'https://sandbox.example');
    for (const [name, value] of Object.entries({ country: 'BR', ...query }))
      if (value) url.searchParams.set(name, value);
    const response = await sandbox.app.fetch(new Request(url));
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json();
  };
  const version = { mvsCode: asked.mvsCode, year: String(asked.year) };
  const { color, coating, parts, accessories, services } = asked;
  const offered = (await get('/api/car/v2/car/web', version)) as Record<
    'accessories' | 'services',
    { id: string; code: string; price: number }[]
  >;
  const configured = await get('/api/price/price/reservation', {
    ...version,
    colorCode: color,
    coatingCode: coating,
    optionalCode: parts.join(','),
  });
  sandbox.state.faults = faults;
  const find = (all: { id: string; code: string; price: number }[], wanted: string) => {
    const found = all.find(({ id, code }) => id === wanted || code === wanted);
    if (!found) throw new Error(`the sandbox sells no ${wanted}`);
    return found.price;
  };
  const more = [
    ...accessories.map((code) => find(offered.accessories, code)),
    ...services.map((id) => find(offered.services, id)),
  ];
  return more.reduce((sum, price) => sum + price, configured.total);
}
