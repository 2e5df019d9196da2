import { render } from 'preact';
import { Gallery } from './gallery.tsx';
import './studio.css';

render(<Gallery />, document.getElementById('studio')!);
