import { useState } from 'react';
import { brandModels } from '#features/car/current/models';
import { useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Empty } from '#ui/parts/Empty';
import { texts } from './messages';

/** Lets the visitor choose the model if no car is named. Shows only a message if the brand's models are unavailable. */
export function ModelPicker({ onPick }: { onPick(model: string): void }) {
  const messages = useMessages(texts);
  const { value: models = [] } = useQuery(brandModels, 'models');
  const [chosen, choose] = useState('');
  const [first] = models;
  return (
    <Empty
      title={messages.noCar}
      action={
        first && (
          <form
            className="pick"
            onSubmit={(event) => {
              event.preventDefault();
              onPick(chosen || first.modelCode);
            }}
          >
            <label htmlFor="model">{messages.model}</label>
            <select
              className="input"
              part="input"
              id="model"
              value={chosen || first.modelCode}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {models.map(({ modelCode, modelName }) => (
                <option key={modelCode} value={modelCode}>
                  {modelName}
                </option>
              ))}
            </select>
            <button className="button" part="button" type="submit">
              {messages.compare}
            </button>
          </form>
        )
      }
    />
  );
}
