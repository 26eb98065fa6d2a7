'use client';
import { useEffect } from 'react';
import { load } from 'vitrine';

/** Loads the widgets' script once in the browser. */
export function Vitrine() {
  useEffect(() => {
    load({
      base: '/vitrine',
      brand: 'fiat',
      country: 'BR',
      services: '__SERVICES__',
      leadClientId: 'sandbox-client',
      leadClientSecret: 'sandbox-secret',
    }).catch(console.error);
  }, []);
  return null;
}
