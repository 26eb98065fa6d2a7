import { pathOfProvider } from '#features/session/sign-in/provider-icons';
import { Icon } from '#ui/icons/Icon';

/** Returns the icon of a site to sign in with. */
export const providerIcon = (id: string) => <Icon path={pathOfProvider(id)} />;
