import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { LoadedSection } from '#features/owner/LoadedSection';
import type { GarageCar } from '#services/entities/garage';
import { FailureNotice } from '#ui/core/FailureNotice';
import { SelectField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { useQuery } from '#ui/hooks/use-query';
import { loadModels, loadProducts, type Product } from './hub-calls';
import { texts } from './messages';
import { Payment } from './Payment';
import { Request, type RequestProps } from './Request';

const TYPES = ['SERVICE', 'ACCESSORY'] as const;

interface Filters {
  /** Code of a model; empty for the car itself. */
  model: string;
  /** SERVICE or ACCESSORY; empty for both. */
  type: string;
}

/** Products that can be chosen, the installments of those that are, and the ways to get them. */
function Products({ products, ...request }: Omit<RequestProps, 'chosen'> & { products: readonly Product[] }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  if (products.length === 0) return <p>{messages.noProducts}</p>;
  return (
    <>
      <fieldset>
        <legend>{messages.products}</legend>
        <ul className="products">
          {products.map(({ id, name, description, price }) => (
            <li key={id}>
              <label className="choice">
                <input
                  type="checkbox"
                  name="product"
                  value={id}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
                <span>
                  {name}
                  <small>{description}</small>
                </span>
                <span className="price">
                  {typeof price === 'number' ? formatCurrency(price, language) : messages.noPrice}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Payment productIds={chosen} />
      <Request {...request} chosen={products.filter(({ id }) => chosen.includes(id))} />
    </>
  );
}

interface MoparProps {
  /** Absent for a visitor without one, who chooses a model. */
  car?: GarageCar;
  privacyUrl: string;
}

/** Mopar's services and accessories for the car (HUB-03), or for a model of the brand (HUB-04, HUB-08). */
export function Mopar({ car, privacyUrl }: MoparProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const form = useForm<Filters>({ initial: {}, check: async () => ({}), send: async () => {} });
  const { model = '', type = '' } = form.values;
  const vin = car?.chassis ?? '';
  const key = `${vin} ${model} ${type}`;
  // Without the other models there is still the car.
  const models = useQuery(() => loadModels(signal), 'models');
  const isAsked = !!(vin || model);
  const query = useQuery(() => loadProducts(vin, model, type, signal), isAsked ? key : undefined);
  return (
    <>
      {models.failed && !vin && (
        <FailureNotice onRetry={models.retry}>{messages.modelsNotLoaded}</FailureNotice>
      )}
      <div className="pickers">
        <SelectField
          form={form}
          name="model"
          label={messages.model}
          empty={vin ? messages.thisCar : messages.chooseModel}
          choices={(models.value ?? []).map(({ modelCode, modelName }) => ({
            value: modelCode,
            label: modelName ?? modelCode,
          }))}
        />
        <SelectField
          form={form}
          name="type"
          label={messages.type}
          empty={messages.all}
          choices={TYPES.map((value) => ({ value, label: messages[value] }))}
        />
      </div>
      {isAsked && (
        <LoadedSection of={query} none={messages.none}>
          {(products) => (
            <Products
              key={key}
              products={products}
              privacyUrl={privacyUrl}
              model={(models.value ?? []).find(({ modelCode }) => modelCode === model)?.modelName ?? ''}
              {...(car && !model && { car })}
            />
          )}
        </LoadedSection>
      )}
    </>
  );
}
