/** The calls that need no standing connection. */
import type { ArtSheet, Drawn } from '../generated/carcassonne';
import type { Printed } from '../generated/johanna';
import type { Board } from '../generated/orleans';
import type {
  AskDaily,
  Asked,
  AskMe,
  AskPerson,
  AskPosition,
  AskStudy,
  AskTable,
  Branch,
  Built,
  ChangeData,
  ChangedData,
  ChooseNotices,
  ClaimSeats,
  Confirmed,
  ConfirmEmail,
  DailyInfo,
  DataForm,
  DataNames,
  Face,
  GiveEmail,
  Guide,
  Handover,
  Invitation,
  Join,
  Joined,
  Leave,
  Me,
  MyGames,
  Nudge,
  OpenRecord,
  OpenTable,
  PlayDaily,
  Recover,
  Sent,
  SignOut,
  StudyInfo,
  Subscribe,
  TakenOver,
  TakeOver,
  WhyNot,
  Written,
} from '../generated/protocol';
import { heard } from './heard';
import { deviceKind, personKey } from './person';
import type { Game, LessonInfo, LessonStop, Opened, PlayedSeat, Problem, Rule, Seat, TableInfo } from './protocol';

/** The server refused, or could not be reached. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const UNREACHABLE: Problem = { code: 'unreachable', message: 'The server does not answer.' };

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (response.ok) return response;
  throw new Refused(await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = heard<Partial<Problem>>(await response.text());
    if (body.code && body.message) return { ...body, code: body.code, message: body.message };
  } catch {
    // No JSON: a proxy or a crash. The status has to do.
  }
  return { code: response.status === 404 ? 'no-such-table' : 'unreachable', message: response.statusText };
}

async function get<T>(path: string): Promise<T> {
  return heard<T>(await (await call(path)).text());
}

type AboutPeople =
  | AskMe
  | AskPerson
  | TakeOver
  | SignOut
  | GiveEmail
  | ConfirmEmail
  | Recover
  | ChooseNotices
  | Subscribe
  | ClaimSeats
  | Leave
  | Nudge;
type Body =
  | OpenTable
  | OpenRecord
  | Branch
  | Join
  | Asked
  | PlayDaily
  | AskDaily
  | AskStudy
  | AskPosition
  | AskTable
  | ChangeData
  | AboutPeople;

async function post<T>(path: string, body: Body): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return heard<T>(await (await call(path, { method: 'POST', headers, body: JSON.stringify(body) })).text());
}

const part = encodeURIComponent;
const dataQuery = (key: string, name: string): string => (name ? `?${key}=${part(name)}` : '');

export const games = (): Promise<Game[]> => get('/api/games');
export const rules = (game: string): Promise<Rule[]> => get(`/api/rules/${game}`);
export const guides = (game: string): Promise<Guide[]> => get(`/api/guides/${game}`);
export const running = (): Promise<TableInfo[]> => get('/api/tables');
export const table = (id: string): Promise<TableInfo> => get(`/api/tables/${part(id)}`);
export const invitation = (id: string): Promise<Invitation> => get(`/api/tables/${part(id)}/invitation`);
export const texts = async (language: string, part: string): Promise<string> =>
  (await call(`/api/texts/${language}/${part}`)).text();
export const lessons = (): Promise<LessonInfo[]> => get('/api/lessons');
export const lessonStop = (name: string, line: number): Promise<LessonStop> =>
  get(`/api/lessons/${part(name)}/${line}`);

// -- Drawings -----------------------------------------------------------------------------------------------

export const artSheet = (): Promise<ArtSheet> => get('/api/carcassonne/art');
export const artTile = (tile: string): Promise<Drawn> => get(`/api/carcassonne/art/${part(tile)}`);
export const artBox = (box: string): Promise<Record<string, Drawn>> => get(`/api/carcassonne/art/boxes/${part(box)}`);
export const blankFace = (text: string, elements: string[]): Promise<Face> =>
  get(`/api/carcassonne/face?${new URLSearchParams({ text, elements: elements.join(',') }).toString()}`);
export const orleansBoard = (data: string): Promise<Board> => get(`/api/orleans/board${dataQuery('values', data)}`);
export const johannaSheet = (data: string): Promise<Printed> => get(`/api/johanna/sheet${dataQuery('values', data)}`);

// -- Own data -----------------------------------------------------------------------------------------------

export const dataNames = (game: string): Promise<DataNames> => get(`/api/data/${part(game)}/names`);
export const dataForm = (game: string, name: string): Promise<DataForm> =>
  get(`/api/data/${part(game)}${dataQuery('name', name)}`);
export const dataFile = (game: string, name: string): string =>
  `/api/data/${part(game)}/file${dataQuery('name', name)}`;
export const changeData = (game: string, change: ChangeData): Promise<ChangedData> =>
  post(`/api/data/${part(game)}`, change);

// -- Tables -------------------------------------------------------------------------------------------------

export const openTable = (table: OpenTable): Promise<Opened> => post('/api/tables', { ...table, person: personKey() });

/** A table with the game of a record. */
export const openRecord = (record: OpenRecord['record'], seats?: PlayedSeat[]): Promise<Opened> =>
  post('/api/records/table', { record, person: personKey(), ...(seats ? { seats } : {}) });

/** A table that goes on from an earlier position of another. */
export const playOn = (id: string, move: number, seats: PlayedSeat[], draws: 'new' | 'same' = 'new'): Promise<Opened> =>
  post(`/api/tables/${part(id)}/branch`, { move, seats, draws, person: personKey() });

/** Begins, stops or looks at the study of a game. */
export const study = (id: string, asked: AskStudy): Promise<StudyInfo> => post(`/api/tables/${part(id)}/study`, asked);

/** Lays out a position that somebody has built, and answers a question about it. */
export const position = (asked: AskPosition): Promise<Built> => post('/api/positions', asked);

/** A moment of a game as a position to build on. */
export const writtenPosition = (id: string, move: number): Promise<Written> =>
  post(`/api/tables/${part(id)}/position`, { move });

export const record = async (id: string): Promise<Blob> => (await call(`/api/tables/${part(id)}/record`)).blob();

/** Deletes a table, for who opened it. */
export const deleteTable = async (id: string, opener: string): Promise<void> => {
  await call(`/api/tables/${part(id)}`, { method: 'DELETE', headers: { authorization: `Bearer ${opener}` } });
};

export const sitDown = (id: string, seat: Seat, name: string): Promise<Joined> =>
  post(`/api/tables/${part(id)}/join`, { seat, name, person: personKey() });

export const playDaily = (person: string, name: string): Promise<Opened> => post('/api/daily', { person, name });

export const dailyInfo = (person: string, number?: number): Promise<DailyInfo> =>
  post('/api/daily/info', number === undefined ? { person } : { person, number });

export const lessonWhy = async (name: string, line: number, action: string): Promise<WhyNot['refusal']> =>
  (await post<WhyNot>(`/api/lessons/${part(name)}/${line}/why`, { action })).refusal;

// -- People -------------------------------------------------------------------------------------------------

const mine = (): AskPerson => ({ person: personKey() });

export const me = (told: Omit<AskMe, 'person'> = {}): Promise<Me> => post('/api/people/me', { ...told, ...mine() });
export const myGames = (): Promise<MyGames> => post('/api/people/games', mine());
export const mySeats = (id: string): Promise<Opened> => post(`/api/tables/${part(id)}/seats`, mine());
export const claim = (id: string, tokens: string[]): Promise<Opened> =>
  post(`/api/tables/${part(id)}/claim`, { ...mine(), tokens });
export const leave = (id: string, how: Leave['how']): Promise<Sent> =>
  post(`/api/tables/${part(id)}/leave`, { ...mine(), how });
export const nudge = (id: string, seat: Seat): Promise<Sent> =>
  post(`/api/tables/${part(id)}/nudge`, { ...mine(), seat });
export const deviceLink = (): Promise<Handover> => post('/api/people/devices/link', mine());
/** Makes this browser a device of a person, under a key of its own. */
export const takeOver = (code: string, person: string): Promise<TakenOver> =>
  post('/api/people/devices/take', { code, person, kind: deviceKind() });
export const signOut = (device: string): Promise<Me> => post('/api/people/devices/sign-out', { ...mine(), device });
export const subscribe = (endpoint: string, p256dh: string, auth: string): Promise<Me> =>
  post('/api/people/push', { ...mine(), endpoint, keys: { p256dh, auth } });
export const unsubscribe = (): Promise<Me> => post('/api/people/push', mine());
export const chooseNotices = (mails: boolean, quiet: Me['quiet']): Promise<Me> =>
  post('/api/people/notices', { ...mine(), mails, quiet });
export const giveEmail = (email: string): Promise<Sent> => post('/api/people/email', { ...mine(), email });
export const confirmEmail = (code: string): Promise<Confirmed> => post('/api/people/email/confirm', { code });
export const recover = (email: string): Promise<Sent> => post('/api/people/recover', { email });
