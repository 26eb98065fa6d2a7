import { useState } from 'react';
import { fillMessage, useMessages } from '../../src/ui/host-context';
import { messages as pt } from './messages';
import { messages as es } from './messages.es-AR';
import css from './template-widget.css?inline';

export const styles = css;

interface TemplateWidgetProps {
  heading: string;
}

export default function TemplateWidget({ heading }: TemplateWidgetProps) {
  const w = useMessages({ 'pt-BR': pt, 'es-AR': es });
  const [count, setCount] = useState(0);
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      <p role="status">{fillMessage(count === 1 ? w.once : w.times, { count })}</p>
      <button className="button" part="button" type="button" onClick={() => setCount(count + 1)}>
        {w.press}
      </button>
    </div>
  );
}
