import './world.css';
import type { World } from '../../worlds';
import words from './words.json';
import art from './world.svg';

export const world: World = { art, ...words };
