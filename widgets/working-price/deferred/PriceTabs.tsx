import { useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Tabs } from '#ui/parts/Tabs';
import { texts } from './messages';
import { PriceImport } from './PriceImport';
import { PriceTable } from './PriceTable';
import css from './prices.css?inline';
import { usePrices } from './use-prices';
import { Visualizer } from './Visualizer';

/** The prices, their import, and what others see of them. */
export function PriceTabs() {
  const messages = useMessages(texts);
  const list = usePrices();
  /** Changes with every import, after which the table is another one. */
  const [imports, setImports] = useState(0);
  useStyles(css);
  return (
    <Tabs
      name="working-price"
      label={messages.tabs}
      tabs={[
        { id: 'prices', label: messages.prices, panel: <PriceTable list={list} imports={imports} /> },
        {
          id: 'import',
          label: messages.import,
          panel: <PriceImport list={list} onDone={() => setImports((count) => count + 1)} />,
        },
        { id: 'view', label: messages.view, panel: <Visualizer list={list} /> },
      ]}
    />
  );
}
