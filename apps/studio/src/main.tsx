import { render } from 'preact';
import { followAddress } from './address/address.ts';
import { App } from './app/app.tsx';
import { keepOffline } from './offline/register.ts';
import { applySettings } from './shell/settings.ts';
import { watchLoss } from './shell/unkept.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';

applySettings(document.documentElement);
followAddress(window);
watchLoss(window);
render(<App />, document.getElementById('studio')!);
// The first page is drawn before the rest of the studio is fetched.
if (import.meta.env.PROD) window.addEventListener('load', keepOffline);
