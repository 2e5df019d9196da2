import type { Appearance } from '../shell/settings.ts';
import type { Dictionary } from './words.ts';

interface ShellWords {
  readonly name: string;
  readonly pages: Readonly<Record<'gallery' | 'play' | 'generate' | 'design' | 'print', string>>;
  readonly skip: string;
  readonly pagesLabel: string;
  readonly settings: string;
  readonly close: string;
  readonly language: string;
  readonly appearance: string;
  readonly appearances: Readonly<Record<Appearance, string>>;
  readonly loading: string;
  readonly after: string;
  readonly failed: string;
  readonly newVersion: string;
  readonly useNewVersion: string;
  readonly chooseFile: string;
}

export const SHELL: Dictionary<ShellWords> = {
  en: {
    name: 'Latin puzzles',
    pages: { gallery: 'Gallery', play: 'Play', generate: 'Generate', design: 'Design', print: 'Print' },
    skip: 'Skip to the content',
    pagesLabel: 'Pages',
    settings: 'Settings',
    close: 'Close',
    language: 'Language',
    appearance: 'Appearance',
    appearances: { auto: 'As the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    loading: 'One moment …',
    after: 'After Miguel G. Palomo,',
    failed: 'This page could not be loaded. Is there a connection?',
    newVersion: 'There is a new version of the studio.',
    useNewVersion: 'Use it now',
    chooseFile: 'Choose a file',
  },
  es: {
    name: 'Puzles latinos',
    pages: { gallery: 'Galería', play: 'Jugar', generate: 'Generar', design: 'Diseñar', print: 'Imprimir' },
    skip: 'Saltar al contenido',
    pagesLabel: 'Páginas',
    settings: 'Ajustes',
    close: 'Cerrar',
    language: 'Idioma',
    appearance: 'Aspecto',
    appearances: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
    loading: 'Un momento …',
    after: 'Según Miguel G. Palomo,',
    failed: 'No se ha podido cargar esta página. ¿Hay conexión?',
    newVersion: 'Hay una versión nueva del estudio.',
    useNewVersion: 'Usarla ahora',
    chooseFile: 'Elegir un archivo',
  },
};
