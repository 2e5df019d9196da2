import { expect, test } from 'vitest';
import { findShareAddress, keepShareAddress } from '../../src/games/share-address.ts';
import { makeTestDevice } from '../device.ts';

test('others reach what is not the device itself', () => {
  const { storage } = makeTestDevice();
  const reaches = (opened: string) => findShareAddress(storage, opened, undefined).reaches;
  for (const own of [
    'http://localhost:8080/',
    'http://127.0.0.1:3000/#/play',
    'http://[::1]/',
    'file:///tmp/index.html',
  ])
    expect(reaches(own), own).toBe(false);
  for (const other of ['https://example.org/', 'http://192.168.1.7:8080/', 'https://localhost.example/'])
    expect(reaches(other), other).toBe(true);
});

test('links begin with the address chosen, else with that of the build, else with the own one', () => {
  const { storage } = makeTestDevice();
  const base = () => findShareAddress(storage, 'http://localhost/', 'https://built.example/').base;
  expect(base()).toBe('https://built.example/');
  expect(keepShareAddress(storage, ' puzzles.example/studio#x ')).toBe(true);
  expect(base()).toBe('https://puzzles.example/studio');
  for (const wrong of ['javascript://x', 'https://', 'a b'])
    expect(keepShareAddress(storage, wrong), wrong).toBe(false);
  expect(keepShareAddress(storage, '')).toBe(true);
  expect(base()).toBe('https://built.example/');
});

test('a link from a frame leads out of it', () => {
  const { storage } = makeTestDevice();
  const base = (opened: string) => findShareAddress(storage, opened, undefined).base;
  expect(base('https://a.example/b/?embed&lang=es#/play/s/x')).toBe('https://a.example/b/#/play/s/x');
  expect(base('https://a.example/b/?x=1#/play')).toBe('https://a.example/b/?x=1#/play');
});
