import type { Dictionary } from './words.ts';

interface SolidWords {
  readonly name: (board: string) => string;
  readonly help: string;
  readonly turning: string;
  readonly turningHelp: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  readonly anticlockwise: string;
  readonly clockwise: string;
  readonly closer: string;
  readonly farther: string;
  readonly reset: string;
  readonly missing: string;
  readonly lost: string;
  readonly again: string;
}

export const SOLID: Dictionary<SolidWords> = {
  en: {
    name: (board) => `${board}, as a solid`,
    help:
      'A picture of the solid; all that it shows is also on the flat board. Drag to turn it, tap a cell to pick it. ' +
      'Alt with an arrow turns it, Alt with Page Up or Page Down rolls it, Alt with Home puts it back.',
    turning: 'Turn the solid',
    turningHelp: 'While one of these buttons has the focus, the arrow keys turn the solid.',
    left: 'Turn left',
    right: 'Turn right',
    up: 'Turn up',
    down: 'Turn down',
    anticlockwise: 'Roll anticlockwise',
    clockwise: 'Roll clockwise',
    closer: 'Closer',
    farther: 'Farther',
    reset: 'Put it back as it was',
    missing: 'The solid cannot be shown here. The flat board has all of it.',
    lost: 'The device has stopped showing the solid. The flat board has all of it.',
    again: 'Show it again',
  },
  es: {
    name: (board) => `${board}, como sólido`,
    help:
      'Una imagen del sólido; todo lo que muestra está también en el tablero plano. Arrástrelo para girarlo, toque una ' +
      'celda para elegirla. Alt con una flecha lo gira, Alt con Re Pág o Av Pág lo hace rodar, Alt con Inicio lo ' +
      'devuelve a su posición.',
    turning: 'Girar el sólido',
    turningHelp: 'Mientras uno de estos botones tiene el foco, las flechas giran el sólido.',
    left: 'Girar a la izquierda',
    right: 'Girar a la derecha',
    up: 'Girar hacia arriba',
    down: 'Girar hacia abajo',
    anticlockwise: 'Rodar en sentido antihorario',
    clockwise: 'Rodar en sentido horario',
    closer: 'Acercar',
    farther: 'Alejar',
    reset: 'Devolverlo a su posición',
    missing: 'Aquí no se puede mostrar el sólido. El tablero plano lo contiene entero.',
    lost: 'El dispositivo ha dejado de mostrar el sólido. El tablero plano lo contiene entero.',
    again: 'Mostrarlo de nuevo',
  },
};
