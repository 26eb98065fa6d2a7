import { useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useFocusLeaving } from '#ui/parts/use-focus-leaving';
import { CarChoice, type CarChoiceProps } from './CarChoice';
import css from './cars.css?inline';
import { texts } from './messages';

/**
 * Number of versions that fit into the height reserved for sliders and amounts: longer lists would move the page.
 * Narrow tablets stack sliders and amounts as phones do, and a version has as many lines.
 */
const firstOnes = () => (matchMedia('(740px <= width <= 900px)').matches ? 6 : 4);

interface FirstCarProps extends Pick<CarChoiceProps, 'source' | 'plan' | 'onChoose'> {
  title: string;
  /** Called before it is removed while it has the focus. */
  onFocusLost(): void;
}

/** The choice of a car if there is none, or none that is still sold; in the widget itself. */
export function FirstCar({ title, onFocusLost, ...list }: FirstCarProps) {
  const messages = useMessages(texts);
  useStyles(css);
  const [first] = useState(firstOnes);
  // The page's car may come from elsewhere while the list has the focus.
  const own = useFocusLeaving<HTMLDivElement>(onFocusLost);
  return (
    <div className="first-car" ref={own}>
      <p className="first-car-title" role="status">
        {title}
      </p>
      <p className="muted">{messages.noCarHint}</p>
      <CarChoice {...list} id="first-model" first={first} />
    </div>
  );
}
