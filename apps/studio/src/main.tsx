import { render } from 'preact';
import { App } from './app/app.tsx';
import { makeStudio } from './app/studio.ts';
import { makeOfflineCopy } from './offline/offline-copy.ts';
import { mayFrame } from './services/embed-address.ts';
import { applySettings } from './settings/settings.ts';
import { askBeforeLeaving } from './storage/losses.ts';
import './styles/typeface.css';
import '@latin-puzzles/view/tokens.css';
import './styles/base.css';
import '@latin-puzzles/view/parts.css';
import './styles/print.css';

const studio = makeStudio(window);
applySettings(document.documentElement, studio.settings);
askBeforeLeaving(window, studio.losses);
const place = document.getElementById('studio')!;
if (mayFrame(window.location.search))
  void import('./app/framed.tsx').then(({ Framed }) => render(<Framed studio={studio} />, place));
else {
  const offlineCopy = makeOfflineCopy(window);
  render(<App studio={studio} offlineCopy={offlineCopy} />, place);
  // The first page is drawn before the rest of the studio is fetched.
  if (import.meta.env.PROD) window.addEventListener('load', offlineCopy.keep);
}
