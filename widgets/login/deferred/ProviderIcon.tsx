import { Icon } from '#ui/icons/Icon';
import { pathOfProvider } from '#ui/icons/providers';

/** Returns the icon of a site to sign in with. */
export const providerIcon = (id: string) => <Icon path={pathOfProvider(id)} />;
