export { CallError, Connection, DisconnectedError, ProtocolError, usualPaths } from './lib/connection.js';
export { Ink } from './lib/ink.js';
