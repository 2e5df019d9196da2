import type { MoveAnswer } from './move-answer.ts';

/** Notes of each answer, in hertz, one after the other. */
const NOTES: Readonly<Record<MoveAnswer, readonly number[]>> = {
  made: [660],
  wrong: [220, 196],
  solved: [523, 659, 784, 1047],
};

const [APART, LENGTH, LOUDNESS] = [0.09, 0.16, 0.06];

/** Plays answers, softly, without a file. */
export function makeSounds(): (answer: MoveAnswer) => void {
  const context = new AudioContext();
  return (answer) => {
    for (const [i, hertz] of NOTES[answer].entries()) {
      const [oscillator, gain] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + i * APART;
      oscillator.type = 'triangle';
      oscillator.frequency.value = hertz;
      gain.gain.setValueAtTime(LOUDNESS, start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + LENGTH);
    }
  };
}
