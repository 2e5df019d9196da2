import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  title: 'Sudoku set free',
  lede: 'On triangles, stars, globes and solids, too. In every row, strip or region each symbol goes once, or as often as the puzzle says.',
  today: 'Today’s puzzle',
  play: 'Play',
  playToday: (title: string) => `Play today’s puzzle, ${title}`,
  solvedIn: (time: string) => `Solved in ${time}`,
  again: 'Open it again',
  allDays: 'All days',
  streak: (days: number) => (days === 1 ? 'One day in a row' : `${days} days in a row`),
  goOn: 'Go on playing',
  filled: (share: string) => `${share} filled`,
  allGames: 'All your games',
  also: 'Also today',
  alsoLede: 'The same for everybody, a new one every day.',
  paths: 'Your paths',
  pathsLede: 'Puzzles that grow harder as you get better, board by board.',
  ways: 'What else there is',
  wayTo: {
    gallery: ['All boards', 'Browse every shape, at every level'],
    learn: ['Learn', 'The ideas that solve puzzles'],
    progress: ['Your progress', 'Times, streaks, favourites'],
    generate: ['Make puzzles', 'Your word, your board, your level'],
    design: ['Draw a board', 'Any shape, your own clues'],
    print: ['Print', 'Pages and booklets, with answers'],
  },
};

const ES: typeof EN = {
  title: 'El sudoku, en libertad',
  lede: 'También en triángulos, estrellas, globos y sólidos. En cada fila, franja o región va cada símbolo una vez, o las que diga el puzle.',
  today: 'El puzle de hoy',
  play: 'Jugar',
  playToday: (title) => `Jugar al puzle de hoy, ${title}`,
  solvedIn: (time) => `Resuelto en ${time}`,
  again: 'Abrirlo otra vez',
  allDays: 'Todos los días',
  streak: (days) => (days === 1 ? 'Un día seguido' : `${days} días seguidos`),
  goOn: 'Siga jugando',
  filled: (share) => `${share} completado`,
  allGames: 'Todas sus partidas',
  also: 'También hoy',
  alsoLede: 'El mismo para todos, uno nuevo cada día.',
  paths: 'Sus caminos',
  pathsLede: 'Puzles que se hacen más difíciles a medida que usted mejora, tablero a tablero.',
  ways: 'Qué más hay',
  wayTo: {
    gallery: ['Todos los tableros', 'Recorra todas las formas y niveles'],
    learn: ['Aprender', 'Las ideas que resuelven puzles'],
    progress: ['Su progreso', 'Tiempos, rachas, favoritos'],
    generate: ['Hacer puzles', 'Su palabra, su tablero, su nivel'],
    design: ['Dibujar un tablero', 'Cualquier forma, sus propias pistas'],
    print: ['Imprimir', 'Páginas y cuadernillos, con soluciones'],
  },
};

export const HOME_WORDS: Words<typeof EN> = { en: EN, es: ES };
