import type { PhraseTable } from './tag.ts';

/** Who acts and who is asked for. */
export const QUESTION_WORDS: PhraseTable = [
  [
    { kind: 'verb', role: 'payer' },
    'pay, spend on, give, provide, disburse, make, hand out, fund, transfer to, award, dispense, shell out, distribute, invest in, paid for, pay for, lay out, laid out, fork over, fork out, hand over, dole out, kick in, direct to, directed to, write, wrote, cut, put into, put in, put toward, put behind, throw behind, threw behind, put out, push at, push toward, throw at, threw at, pour into, pour, poured, plow into, channel to, steer to, splash out on, lavish on, reach, reached, engage, cover, buy, bought, feed, fed, host, hosted, work in, work with, operate in, do business in, do business with, deal with, conduct, conducted, carry out, put money in, put money into, put money toward, serve, served, compete, compete in, competing, burn, burnt, burned, burn through, burned through, blow, blew, blow through, blew through, splurge on, splurged on, invite, brought, whisked, log, logged, remit, issued, bankroll, squander, donate, give away, sink into, sank into, sunk into, dish out, splash, financed, underwrite, underwrote, bestow, bestow on, pump into, sank, funnel into, funnel to, finance, hand, bring, transport, ferry, compensate, remunerate, reimburse, recompense, subsidize, subsidise, expend, expend on, allocate, allocate to, allot, allot to, devote, devote to, dedicate to, confer on, confer, spend toward, pick up the tab for, pick up the bill for, pick up the check for, pick up the cost of, foot the bill for, foot the bill, bear the cost of, meet the cost of, cover the cost of, spring for, sprang for, sprung for, part with, cough up, stump up, pay out on, issue to, pass on to, put forward, ship out, shower on, heap on, treat to',
  ],
  [
    { kind: 'verb', role: 'payee' },
    'receive, get, earn, drew, be pay, accept, take in, collect, be give, make from, take, took in, take home, be award, pay to, receipt, obtain, pocket, pull in, bring in, rake in, haul in, draw, draw in, attract, land, amass, garner, secure, make off with, walk away with, come away with, collect from, on the payroll of, be on the payroll of, be take out, take out for, take out to, sit on, sat on, attend, attended, take part in, took part in, participate in, participated in, swallow, absorb, consume, devour, guzzle, bagged, reap, scored, banked, netted, grossed, profited, benefited, benefitted, benefit from, profit from, saw money, saw any money, take money, be hand, be handed, be involved, get involved, be on the receiving end of, on the receiving end of, receiving end of, cash in, cashed in, cash in on, cashed in on, cashed a check, cash a check, get a dime, get a penny, get a cent, get a single dollar, win, won, be compensate, be remunerate, be reimburse, be recompense, be subsidize, be in receipt of, in receipt of, be recipient of, be beneficiary of, be the beneficiary of, be reward, be reward with, take away, carry off, scoop, scoop up, derive, derive from, enjoy, accrue, come into, came into, be treat to, be fund, be finance, be bankroll, be issue, be grant, draw down, partake in, partake of',
  ],
  [{ kind: 'verb', role: 'owner' }, 'hold, held, own, owned, possess'],
  [{ kind: 'verb', role: 'leader' }, 'lead, led, head up, headed up, spearhead, oversee, oversaw, overseen, supervise'],
  [{ kind: 'who' }, 'who, whom, to whom, whose'],
  [{ kind: 'which' }, 'which, what, what be, which of, what kind of, what sort of, what exactly, exactly what'],
  [{ kind: 'how' }, 'how'],
  [{ kind: 'where' }, 'where, where do, where be'],
  [
    { kind: 'list' },
    'listing of payment, listing of all payment, listing of record, listing of transaction, listing of the payment, payment listing, transaction listing, listing of individual payment, listing of every payment, list the individual, list them, list those, list the entry, list entry, line them up, list all, individual payment, individual record, individual transaction, single payment, detail, line by line, transaction list, list of payment, list of transaction, list of record, list payment, list transaction, list record, show payment, show transaction, show record, show me the payment, show me the transaction, show me the record, show me transaction, show me payment, show me record, show all payment, show all transaction, show me all payment, show me all transaction, list the payment, list the transaction, list the record, list all payment, list all transaction, list all record, list every payment, every single payment, every payment, every transaction, every record, show every payment, transaction level, payment level, show the record, show the transaction, show the payment, see the record, record behind, transaction behind, drill down to record, list me the payment, underlying record, underlying transaction, underlying payment, display payment, display transaction, the individual payment, pull payment, pull the payment, pull all payment, pull all the payment, pull up the payment, pull every payment, retrieve the payment, export the payment, extract the payment, pull transaction, pull record, pull the transaction, pull the record, give me the transaction, give me the record, detail of payment, payment detail, transaction detail, itemize, itemized payment, one by one, individually, itemise, itemised payment, itemised list of payment, itemized list of payment, schedule of payment, schedule of record, schedule of transaction, schedule of all payment, schedule of every payment, register of payment, payment register, individual line item, every individual payment, every single record, every single transaction, each individual payment, each single payment, each individual record, each individual transaction, payment by payment, record by record, transaction by transaction',
  ],
  [
    { kind: 'source', source: 'research' },
    'research, research spend, research spending, research fund, research funding, clinical research, r and d, research only, research related, research grant, research file, research payment file, research data',
  ],
  [
    { kind: 'source', source: 'ownership' },
    'ownership, hold an interest, hold interest, hold a stake, hold interest in, hold an interest in, hold a stake in, have an interest in, have a stake in, have a financial interest in, own an interest, own an interest in, own interest in, own equity in, own a stake, own a stake in, own a share, own a piece, own a piece of, own a share in, own share, ownership interest, investment interest, ownership and investment, ownership and investment interest, ownership or investment interest, ownership interest held by, interest held by, ownership payment, ownership stake, stake, equity interest, physician ownership, ownership or investment, ownership interests, ownership file, physician ownership interest, physician ownership stake, physician ownership and investment interest, shareholding, equity stake, equity holding, financial stake, financial interest, have equity in, have share in, hold equity, hold equity in, hold share, hold share in, hold stock in, possess an interest in, possess a stake in, be part owner of, be a part owner of, be co owner of, be a co owner of, be a shareholder in, be a shareholder of, be shareholder in, be an investor in, be investor in, ownership data, ownership register, register of ownership, ownership holding, ownership position, ownership section, physician held interest, physician owned interest, physician interest, held interest, owned interest, owned stake, investment stake, investment holding, the interest, their interest, his interest, her interest, those interest, these interest, all interest, each interest, every interest, individual interest, individual ownership interest, interest hold, interest hold by, interest of physician, in interest, interest in company, interest in the company',
  ],
  [
    { kind: 'source', source: 'general' },
    'general, general spend, non research, nonresearch, general only, general file',
  ],
  [
    { kind: 'source', source: 'all_payments' },
    'all open payment, general research and ownership together, all kind of payment, all payment type, all type of payment, all three kind, all payment category, everything together, across general research and ownership, all three file, all kind, general research and ownership payment, including research, include research, including research and ownership, incl research, research included, including research payment, incl research payment, inclusive of research',
  ],
  [
    { kind: 'source', source: 'ledger' },
    'my ledger, our ledger, our own spend, our own payment, my company own spend, our transaction, company ledger, ledger, our spend, my own spend, our own ledger, our own transaction, my own transaction, our internal spend',
  ],
  [
    { kind: 'chart', chart: 'bar' },
    'bar chart, as a bar chart, as bar, bar graph, column chart, in a bar chart, as a chart, chart, graph, plot, as a graph',
  ],
  [{ kind: 'chart', chart: 'line' }, 'line chart, as a line chart, line graph, as a line, in a line chart'],
  [{ kind: 'chart', chart: 'pie' }, 'pie chart, as a pie chart, pie, donut, donut chart, as a pie'],
  [{ kind: 'chart', chart: 'table' }, 'as a table, table, in a table, in table form, tabular, as table'],
];
