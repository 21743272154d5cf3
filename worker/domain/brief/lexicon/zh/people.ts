import type { Occasion } from "../../../catalogue/vocabulary";
import type { Aliases, Kin } from "../types";

/** Chinese words for people, by what they are to the giver. */
export const kin: Record<Kin, Aliases> = {
  "family/women":
    "妈妈, 妈, 母亲, 老妈, 姐姐, 妹妹, 姐妹, 姐, 妹, 女儿, 闺女, 阿姨, 姨妈, 姑姑, 姑妈, 婶婶, 舅妈, 奶奶, 外婆, 姥姥, 婆婆, 岳母, 丈母娘, 儿媳, 侄女, 外甥女, 孙女, 外孙女, 表姐, 表妹, 堂姐, 堂妹, 嫂子, 弟妹, 干妈, 继母",
  "family/men":
    "爸爸, 爸, 父亲, 老爸, 哥哥, 弟弟, 哥, 弟, 儿子, 叔叔, 舅舅, 伯伯, 伯父, 姑父, 姨父, 爷爷, 外公, 姥爷, 公公, 岳父, 女婿, 侄子, 外甥, 孙子, 外孙, 表哥, 表弟, 堂哥, 堂弟, 姐夫, 妹夫, 干爹, 继父",
  "family/anyone":
    "家人, 家庭, 父母, 爸妈, 孩子, 宝宝, 小孩, 兄弟姐妹, 亲戚, 双胞胎, 祖父母, 公婆, 岳父母, 长辈, 晚辈, 爷爷奶奶, 亲人, 孙辈",
  "partner/women": "老婆, 妻子, 女朋友, 女友, 未婚妻, 媳妇, 太太, 夫人",
  "partner/men": "老公, 丈夫, 男朋友, 男友, 未婚夫, 先生",
  "partner/anyone": "爱人, 伴侣, 对象, 恋人, 另一半, 情人, 配偶",
  "friend/women": "闺蜜, 女性朋友, 女的朋友, 好姐妹",
  "friend/men": "哥们, 好兄弟, 兄弟, 铁哥们, 男性朋友, 哥们儿",
  "friend/anyone": "朋友, 好友, 好朋友, 室友, 同学, 舍友, 发小, 死党, 伙伴, 老朋友",
  "colleague/women": "女同事, 女上司, 老板娘, 女领导",
  "colleague/men": "男同事, 男上司, 男领导",
  "colleague/anyone":
    "同事, 老板, 上司, 领导, 客户, 经理, 下属, 员工, 团队, 主管, 实习生, 秘书, 合伙人, 总监, 隔壁工位, 隔壁桌, 对面工位, 工位上",
  "other/women": "女老师, 女士, 女人, 女孩, 女生, 女邻居, 保姆, 小姑娘, 姑娘, 女孩子, 小女孩",
  "other/men": "男老师, 男士, 男人, 男孩, 男生, 男邻居, 小伙子, 男孩子, 小男孩",
  "other/anyone":
    "老师, 邻居, 医生, 护士, 教练, 导师, 教授, 房东, 师傅, 学生, 陌生人, 自己, 某人, 新人, 师父, 恩师, 家教",
};

/** Chinese words for occasions. */
export const occasions: Record<Exclude<Occasion, "other">, Aliases> = {
  birthday: "生日, 过生日, 寿辰, 大寿, 生辰, 诞辰, 庆生, 本命年, 周岁",
  christmas: "圣诞, 圣诞节, 平安夜, 圣诞老人",
  anniversary: "纪念日, 周年, 结婚纪念日, 周年纪念, 金婚, 银婚, 恋爱纪念日",
  wedding: "婚礼, 结婚, 新婚, 订婚, 婚宴, 喜宴, 大婚",
  graduation: "毕业, 毕业典礼, 毕业季, 升学, 考上大学, 谢师宴",
  valentine: "情人节, 七夕, 七夕节, 520, 二月十四",
  easter: "复活节, 复活节彩蛋",
  "mother's day": "母亲节, 妈妈节",
  "father's day": "父亲节, 爸爸节",
  "independence day": "独立日, 美国国庆, 美国独立日, 国庆日",
  halloween: "万圣节, 万圣夜, 鬼节",
  thanksgiving: "感恩节, 感恩",
  "baby shower": "迎婴派对, 宝宝派对, 满月, 满月酒, 新生儿, 百日宴, 宝宝出生, 婴儿派对",
  "house warming": "乔迁, 搬家, 新居, 暖房, 乔迁之喜, 新家, 入伙",
  retirement: "退休, 荣休, 退休礼, 离休",
};
