import type { Routes } from '@angular/router';
import { Configure } from './configure';
import { Contact } from './contact';
import { Offers } from './offers';

export const routes: Routes = [
  { path: '', component: Contact },
  { path: 'ofertas', component: Offers },
  { path: 'monte', component: Configure },
];
