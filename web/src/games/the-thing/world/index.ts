import './world.css';
import type { World } from '../../worlds';
import { words } from './words';
import art from './world.svg';

export const world: World = { art, ...words };
