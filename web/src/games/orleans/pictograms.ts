/** Every pictogram of the Orléans table, on a grid of 24 × 24 in the colour of the text. Tools tell the professions apart. */

/** The disc of a follower and the tool on it. */
export const FOLLOWERS: Record<string, [fill: string, tool: string]> = {
  farmer: ['#5c8a3c', '#fffaf0'],
  boatman: ['#3b74a6', '#fffaf0'],
  craftsman: ['#85552f', '#fffaf0'],
  trader: ['#fdf9ef', '#2a2118'],
  knight: ['#ae3527', '#fffaf0'],
  scholar: ['#7c7f80', '#fffaf0'],
  monk: ['#e6bc45', '#2a2118'],
  any: ['#efe6d2', '#7a6a52'],
};

/** The tile of a good and what is drawn on it. */
export const GOODS: Record<string, [fill: string, sign: string]> = {
  grain: ['#ebc65a', '#5a4212'],
  cheese: ['#f7e3a1', '#b86a12'],
  wine: ['#7b2b43', '#fbe9e4'],
  wool: ['#f4f1e8', '#4a4a4a'],
  brocade: ['#563a85', '#f2d98a'],
};

export const SYMBOLS: Record<string, string> = {
  farmer:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 21V9M7 4v5.5Q7 12 12 12T17 9.5V4M12 4v8"/></g>',
  boatman:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="4.6" r="1.9"/><path d="M12 6.5V20M8 10h8M4.5 13.5Q5.5 20 12 20.5Q18.5 20 19.5 13.500M4.5 13.500l-1 2.600M4.5 13.500l2.6 1.300M19.5 13.500l1 2.600M19.5 13.500l-2.6 1.3"/></g>',
  craftsman:
    '<path fill="currentColor" d="M5.5 3.500h10.500l3 3.200v1.800h-5.500v-1H5.500z"/><path fill="currentColor" d="M9.3 8.800h3.200l.5 12.200H8.800z"/>',
  trader:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 3.500V20M8 20.500h8M4.5 6.500h15M12 4.5"/><path d="M4.7 6.800L2.2 13h5.400L4.9 6.800M19.3 6.800L16.4 13h5.400l-2.7-6.2"/></g><path fill="currentColor" d="M2 13h5.800q-.6 3-2.9 3T2 13zM16.2 13H22q-.6 3-2.9 3t-2.9-3z"/>',
  knight:
    '<path fill="currentColor" d="M12 1.500l1.7 2.400V13h-3.400V3.900z"/><path fill="currentColor" d="M6.5 13h11v2.400h-11zM10.9 15.400h2.200V20h-2.200z"/><circle cx="12" cy="21" r="1.9" fill="currentColor"/>',
  scholar:
    '<path fill="currentColor" d="M20.5 2.500Q10 4 6.8 15.200L5 20.800l1.3.5 1.7-4.200Q18 16.5 20.5 2.500z"/><path d="M8.6 16.500Q12 10 16.5 7" fill="none" stroke="var(--cut,#7C7F80)" stroke-width="1.1"/><path d="M11 21.300h8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  monk: '<path fill="currentColor" d="M10.4 2.500h3.200v5.200h5.200v3.200h-5.200v10.600h-3.200V10.900H5.200V7.700h5.200z"/>',
  any: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="8" r="3.6"/><path d="M4.8 20.500Q5.2 13.8 12 13.800t7.2 6.7"/></g>',
  grain:
    '<path d="M12 21.500V8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><g fill="currentColor"><path d="M12 1.800q2.4 2.8 0 6.200q-2.4-3.4 0-6.200z"/><path d="M12.6 11.600q.2-4 4.4-4.600q.3 4.3-4.4 4.600zM11.4 11.600q-.2-4-4.4-4.600q-.3 4.3 4.4 4.600zM12.6 16.200q.2-4 4.4-4.600q.3 4.3-4.4 4.600zM11.4 16.200q-.2-4-4.4-4.600q-.3 4.3 4.4 4.600z"/></g>',
  cheese:
    '<path fill="currentColor" d="M2.5 13.500L15.5 4.500q6 1.5 6 9zM2.5 15h19v5.500h-19z"/><g fill="var(--cut,#F7E3A1)"><circle cx="8" cy="18" r="1.5"/><circle cx="15.5" cy="17.2" r="1.3"/><circle cx="14.6" cy="9.8" r="1.7"/></g>',
  wine: '<g fill="currentColor"><circle cx="8" cy="10.5" r="2.9"/><circle cx="14" cy="10.5" r="2.9"/><circle cx="11" cy="15.2" r="2.9"/><circle cx="17" cy="14.8" r="2.6"/><circle cx="13.8" cy="19.5" r="2.6"/></g><path d="M12 8Q12 4.5 15.5 2.500M13 5q4.5-1.5 6.5 2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  wool: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.8"><circle cx="11" cy="12" r="7.6"/><path d="M4.5 9.500Q11 6 17.5 9M4 13.500q6.5-3.5 14.5-.5M6.5 17.500q5-2.5 10.5-.5M17 17.500q3 2.5 5.5 2"/></g>',
  brocade:
    '<path d="M2.5 3.500h19" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4"/><path fill="currentColor" d="M5 5.500h14v13.500l-2.3 2.5-2.350-2.5-2.350 2.5-2.350-2.5-2.350 2.500L5 19z"/><g fill="var(--cut,#563A85)"><path d="M12 7l2 2.8-2 2.8-2-2.800zM8 12.200l1.8 2.500L8 17.200l-1.8-2.500zM16 12.200l1.8 2.5-1.8 2.5-1.8-2.500z"/></g>',
  coin: '<circle cx="12" cy="12" r="9.5" fill="currentColor"/><circle cx="12" cy="12" r="7" fill="none" stroke="var(--cut,#FFFAF0)" stroke-width="1.2"/>',
  citizen:
    '<path fill="currentColor" d="M12 1l9.5 5.500v11L12 23l-9.5-5.500v-11z"/><g fill="var(--cut,#FFFAF0)"><circle cx="12" cy="9" r="3.3"/><path d="M5.8 17.800q.5-4.8 6.2-4.800t6.2 4.800L12 21z"/></g>',
  technology:
    '<path fill="currentColor" fill-rule="evenodd" d="M10 1.800h4l.6 2.7 1.9.8 2.4-1.5 2.8 2.8-1.5 2.4.8 1.9 2.7.6v4l-2.7.6-.8 1.9 1.5 2.4-2.8 2.8-2.4-1.5-1.9.8-.6 2.700h-4l-.6-2.7-1.9-.8-2.4 1.5-2.8-2.8 1.5-2.4-.8-1.9-2.7-.6v-4l2.7-.6.8-1.9-1.5-2.4 2.8-2.8 2.4 1.5 1.9-.8zM12 8.300a3.9 3.9 0 100 7.8 3.9 3.9 0 000-7.800z" transform="translate(.4 .3) scale(.965)"/>',
  development:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.8"><path d="M12 6.500Q8.5 3.8 2.5 4.500v14Q8.5 17.8 12 20.500Q15.5 17.8 21.5 18.500v-14Q15.5 3.8 12 6.500zM12 6.500v14"/></g>',
  status: '<path fill="currentColor" d="M3.5 2.500Q8 4 12 1.800Q16 4 20.5 2.500V12q0 7-8.5 10.500Q3.5 19 3.5 12z"/>',
  station: '<path fill="currentColor" d="M12 2.500L22 11h-2.500v10.500h-15V11H2z"/>',
  merchant:
    '<path fill="currentColor" d="M12 1.500a4.3 4.3 0 012.7 7.600L14 10.500h3v2h-2q.3 4.5 3.5 7v3h-13v-3q3.2-2.5 3.5-7H7v-2h3l-.7-1.400A4.3 4.3 0 0112 1.500z"/>',
  ship: '<path fill="currentColor" d="M2 15.500h20q-1.5 5.5-5.5 5.500H7.500Q3.5 21 2 15.500zM11 3h2v11.500h-2zM14 4.500q6 3.5 5.5 9H14zM10 6.500v7H4.500Q6 8.5 10 6.500z"/>',
  wagon:
    '<path fill="currentColor" d="M2 6.500h15.500l1 6.500H3.500zM18 11l4.5-2 .8 1.7-4.8 2.300z"/><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="7" cy="17.5" r="3.3"/><circle cx="15.5" cy="17.5" r="3.3"/></g>',
  bag: '<path fill="currentColor" d="M8 2.500q4 2 8 0l-1.7 4.200H9.700zM9 7.700h6q6 5 6 10 0 4.3-4.5 4.300h-9Q3 22 3 17.700q0-5 6-10z"/>',
  hourglass:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 2.800h14M5 21.200h14M6.8 3q0 5 5.2 9q5.2-4 5.2-9M6.8 21q0-5 5.2-9q5.2 4 5.2 9"/></g><path fill="currentColor" d="M8.3 20.500q.7-2.7 3.7-4.200q3 1.5 3.7 4.200zM9.5 7.500h5q-1 1.6-2.5 2.900q-1.5-1.3-2.5-2.900z"/>',
  place_tile:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.8"><rect x="3" y="3" width="18" height="18" rx="3"/><path d="M7 17.500v-6l5-4.5 5 4.500v6z"/></g>',
  send: '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 12h13M12.5 6.500L18.5 12l-6 5.5"/></g>',
  start_player: '<path fill="currentColor" d="M3 19.500V7l5 4.500L12 4l4 7.500L21 7v12.500z"/>',
  lock: '<path fill="currentColor" d="M5 10.500h14v11H5z"/><path d="M8 10.500V7.500a4 4 0 018 0v3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  cross:
    '<path d="M5.5 5.5l13 13M18.5 5.5l-13 13" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  check:
    '<path d="M4.5 12.500l5 5.500L19.5 6.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6"/>',
  ev_pilgrimage:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M16 21.500V6q0-3.5-3-3.500T10 6"/><path d="M4.5 21.500q1-8 4.5-9.500q3 1.5 4 9.500z" fill="currentColor"/><circle cx="8.7" cy="8.8" r="2" fill="currentColor"/></g>',
  ev_income:
    '<g fill="currentColor"><ellipse cx="9" cy="17.5" rx="6.5" ry="3.2"/><ellipse cx="9" cy="13" rx="6.5" ry="3.2" stroke="var(--cut,#FFFAF0)"/><ellipse cx="9" cy="8.5" rx="6.5" ry="3.2" stroke="var(--cut,#FFFAF0)"/><path d="M19 3.500l3.5 4.500h-2v8h-3V8h-2z"/></g>',
  ev_harvest:
    '<path fill="currentColor" d="M5 3Q16.5 1 19.5 9q1.5 6-4.5 8.500q3.2-4.5 1-8.300Q13 4.5 5 3z"/><path d="M14.7 17.500L11.5 22" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-width="3"/>',
  ev_taxes:
    '<path fill="currentColor" fill-rule="evenodd" d="M3 9.500h18v11.500H3zM10.3 13v4h3.400v-4z"/><path d="M4.5 8.500q0-5 7.5-5t7.5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  ev_trading_day:
    '<path fill="currentColor" d="M3 3.500h18l1.5 6.500q-1.6 2.6-3.5 0q-1.7 2.6-3.5 0q-1.7 2.6-3.5 0q-1.7 2.6-3.5 0q-1.7 2.6-3.5 0q-1.9 2.6-3.5 0z"/><path d="M5 13v8.500M19 13v8.500M5 17h14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  ev_plague:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 17.500q4 4.5 9.5 3.200q6-1.2 6.7-6"/></g><path fill="currentColor" d="M21.5 13.800q-1.5-5-6.5-6.300l-1-3-2.5 2.500Q6 6.5 4.5 13.500q1 3.5 6 3.500h8q3 0 3-3.200z"/>',
};
