import { useState } from 'react';
import { useUrlStep } from '#ui/hooks/use-url-step';

interface TabAddress<Id extends string> {
  open: Id;
  onOpen(id: string): void;
}

/**
 * The open tab, kept in the page's address: the first one has no parameter, and an address that names none of them opens it.
 * @param parameter name of the query parameter
 */
export function useTabAddress<Id extends string>(
  parameter: string,
  ids: readonly [Id, ...Id[]],
): TabAddress<Id> {
  const url = useUrlStep(parameter, (id) => setNamed(id ?? ''));
  const [named, setNamed] = useState(() => url.read() ?? '');
  const [first] = ids;
  return {
    open: ids.find((id) => id === named) ?? first,
    onOpen(id) {
      setNamed(id);
      url.write(id === first ? '' : id, 'push');
    },
  };
}
