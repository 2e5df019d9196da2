import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  here: 'The link opens on this device only: the studio is not at an address that others reach. Send a file or a picture, or name an address of a studio that they reach.',
  address: 'Address of a studio that others reach',
  addressHelp: 'Links begin with it. Empty: the address of this page.',
  addressWrong: 'That is no address of the web.',
  use: 'Use it',
  used: (address: string) => `Links begin with ${address}`,
  picture: 'As a picture',
  pictureFailed: 'The picture could not be made.',
};

const ES: typeof EN = {
  here: 'El enlace solo se abre en este dispositivo: el estudio no está en una dirección a la que otros lleguen. Envíe un archivo o una imagen, o indique la dirección de un estudio al que sí lleguen.',
  address: 'Dirección de un estudio al que otros lleguen',
  addressHelp: 'Los enlaces empiezan por ella. Vacía: la dirección de esta página.',
  addressWrong: 'Eso no es una dirección de la web.',
  use: 'Usarla',
  used: (address) => `Los enlaces empiezan por ${address}`,
  picture: 'Como imagen',
  pictureFailed: 'No se ha podido hacer la imagen.',
};

export const SHARE_WORDS: Words<typeof EN> = { en: EN, es: ES };
