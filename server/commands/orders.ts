import { formatMoney } from '@global-fit/contract/price';
import { findOrders, showOrder } from '#services/orders/operateOrders';
import { correctAddress } from '#services/orders/correctAddress';
import { settleAttention } from '#services/orders/settleAttention';
import { resendReport } from '#services/orders/resendReport';
import { CommandFault } from './command.ts';
import type { Command, CommandIo } from './command.ts';

const USAGE = `npm run orders                              the newest orders
npm run orders -- find <text>               by order id, e-mail, name or session
npm run orders -- attention                 what a person must look at
npm run orders -- show <order>              one order with its moves, reports and mails
npm run orders -- resend <order>            send the finished report again
npm run orders -- address <order> <e-mail>  correct where the report goes
npm run orders -- settled <order>           nothing more to look at`;
