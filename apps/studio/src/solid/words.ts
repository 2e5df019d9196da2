import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  name: (board: string) => `${board}, as a solid`,
  help:
    'The board on its solid; everything on it is also on the flat board in its corner. Drag it to turn it, and tap a cell ' +
    'to pick it; keys write and move as on the flat board. Hold Alt and press an arrow key to turn it, Alt with ' +
    'Page Up or Page Down to roll it, Alt with Home to see it as at first.',
  turning: 'Turn the solid',
  turningHelp: 'While you are on one of these buttons, the arrow keys turn the solid too, and Home puts it back.',
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
};

const ES: typeof EN = {
  name: (board) => `${board}, como sólido`,
  help:
    'El tablero sobre su sólido; todo lo que muestra está también en el tablero plano de la esquina. Arrástrelo para ' +
    'girarlo y toque una celda para elegirla; las teclas escriben y mueven como en el tablero plano. Mantenga pulsada ' +
    'Alt y pulse una flecha para girarlo, Alt con Re Pág o Av Pág para hacerlo rodar, Alt con Inicio para verlo como ' +
    'al principio.',
  turning: 'Girar el sólido',
  turningHelp:
    'Mientras esté en uno de estos botones, las flechas también giran el sólido, e Inicio lo devuelve a su posición.',
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
};

export const SOLID_WORDS: Words<typeof EN> = { en: EN, es: ES };
